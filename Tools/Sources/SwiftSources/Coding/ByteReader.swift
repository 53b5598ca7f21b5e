/// Reads what `ByteWriter` wrote. Bytes that it can't have written are an error, whatever they are. It must not outlive the
/// bytes.
struct ByteReader {
  struct Malformed: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() throws(Malformed) -> UInt8 {
    guard position < bytes.count else { throw Malformed() }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func number() throws(Malformed) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = try byte()
      guard shift < 63 || (shift == 63 && byte <= 1) else { throw Malformed() }
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
  }

  mutating func text() throws(Malformed) -> String {
    let count = try number()
    guard count >= 0, count <= bytes.count - position else { throw Malformed() }
    defer { position += count }
    return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
  }

  mutating func flag() throws(Malformed) -> Bool {
    try byte() == 1
  }

  mutating func list<Value>(
    _ each: (inout ByteReader) throws(Malformed) -> Value
  ) throws(Malformed) -> [Value] {
    let count = try number()
    // Every value has at least one byte, so that no count can ask for more memory than the bytes have.
    guard count >= 0, count <= bytes.count - position else { throw Malformed() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try each(&self)) }
    return values
  }

  mutating func optional<Value>(
    _ present: (inout ByteReader) throws(Malformed) -> Value
  ) throws(Malformed) -> Value? {
    try flag() ? try present(&self) : nil
  }

  mutating func texts() throws(Malformed) -> [String] {
    try list { reader throws(Malformed) in try reader.text() }
  }

  mutating func choice<Choice: RawRepresentable>(
    _ type: Choice.Type = Choice.self
  ) throws(Malformed) -> Choice where Choice.RawValue == UInt8 {
    guard let choice = Choice(rawValue: try byte()) else { throw Malformed() }
    return choice
  }
}
