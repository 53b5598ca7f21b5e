extension Candidate: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    rule = try reader.text()
    span = try SourceSpan(from: &reader)
    message = try reader.text()
    symbol = try reader.text()
    line = try reader.text()
    condition =
      try reader.flag() ? .reachedFromBody(type: try reader.text(), member: try reader.text()) : .none
    fix = try reader.values()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(rule)
    span.write(to: &writer)
    writer.write(message)
    writer.write(symbol)
    writer.write(line)
    switch condition {
    case .none: writer.write(false)
    case .reachedFromBody(let type, let member):
      writer.write(true)
      writer.write(type)
      writer.write(member)
    }
    writer.write(fix)
  }
}

extension Observation: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    rule = try reader.text()
    kind = try reader.text()
    name = try reader.text()
    symbol = try reader.text()
    span = try SourceSpan(from: &reader)
    line = try reader.text()
  }

  func write(to writer: inout ByteWriter) {
    for text in [rule, kind, name, symbol] { writer.write(text) }
    span.write(to: &writer)
    writer.write(line)
  }
}

extension Suppression: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    scope = try reader.choice()
    rules = try reader.texts()
    reason = try reader.optional { reader throws(ByteReader.Malformed) in try reader.text() }
    span = try SourceSpan(from: &reader)
    lines = try reader.optional { reader throws(ByteReader.Malformed) in
      let first = try reader.number()
      let last = try reader.number()
      guard first <= last else { throw ByteReader.Malformed() }
      return first...last
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(scope.rawValue)
    writer.write(rules)
    writer.write(reason) { $0.write($1) }
    span.write(to: &writer)
    writer.write(lines) { writer, lines in
      writer.write(lines.lowerBound)
      writer.write(lines.upperBound)
    }
  }
}
