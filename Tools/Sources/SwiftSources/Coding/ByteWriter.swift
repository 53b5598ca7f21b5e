/// Writes values one after the other, as few bytes as it takes.
public struct ByteWriter: Sendable {
  /// What was written.
  public private(set) var bytes: [UInt8] = []

  /// Nothing written.
  public init() {}

  mutating func write(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Seven bits in each byte, the lowest first.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      write(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func write(_ flag: Bool) {
    bytes.append(flag ? 1 : 0)
  }

  mutating func write<Value>(_ values: [Value], _ each: (inout ByteWriter, Value) -> Void) {
    write(values.count)
    for value in values { each(&self, value) }
  }

  mutating func write<Value>(_ value: Value?, _ present: (inout ByteWriter, Value) -> Void) {
    write(value != nil)
    if let value { present(&self, value) }
  }

  mutating func write(_ texts: [String]) {
    write(texts) { $0.write($1) }
  }
}
