/// A part of the facts that can be kept as bytes.
protocol ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed)
  func write(to writer: inout ByteWriter)
}

extension ByteWriter {
  mutating func write(_ values: [some ByteCodable]) {
    write(values) { $1.write(to: &$0) }
  }
}

extension ByteReader {
  mutating func values<Value: ByteCodable>(_ type: Value.Type = Value.self) throws(Malformed) -> [Value] {
    try list { reader throws(Malformed) in try Value(from: &reader) }
  }
}
