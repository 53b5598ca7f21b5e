extension SourcePosition: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    offset = try reader.number()
    line = try reader.number()
    column = try reader.number()
    utf16Column = try reader.number()
  }

  func write(to writer: inout ByteWriter) {
    for number in [offset, line, column, utf16Column] { writer.write(number) }
  }
}

extension SourceSpan: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    start = try SourcePosition(from: &reader)
    end = try SourcePosition(from: &reader)
  }

  func write(to writer: inout ByteWriter) {
    start.write(to: &writer)
    end.write(to: &writer)
  }
}

extension FileProblem: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    position = try SourcePosition(from: &reader)
    message = try reader.text()
  }

  func write(to writer: inout ByteWriter) {
    position.write(to: &writer)
    writer.write(message)
  }
}

extension TextEdit: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let start = try reader.number()
    let count = try reader.number()
    guard start >= 0, count >= 0, start <= Int.max - count else { throw ByteReader.Malformed() }
    range = start..<(start + count)
    replacement = try reader.text()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(range.lowerBound)
    writer.write(range.count)
    writer.write(replacement)
  }
}
