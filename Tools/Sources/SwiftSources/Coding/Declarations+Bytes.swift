extension ImportFact: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    module = try reader.text()
    path = try reader.texts()
    kind = try reader.optional { reader throws(ByteReader.Malformed) in try reader.text() }
    attributes = try reader.texts()
    access = try reader.optional { reader throws(ByteReader.Malformed) in try reader.text() }
    condition = try reader.optional { reader throws(ByteReader.Malformed) in try reader.text() }
    span = try SourceSpan(from: &reader)
    line = try reader.text()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(module)
    writer.write(path)
    writer.write(kind) { $0.write($1) }
    writer.write(attributes)
    writer.write(access) { $0.write($1) }
    writer.write(condition) { $0.write($1) }
    span.write(to: &writer)
    writer.write(line)
  }
}

extension TypeFact: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    name = try reader.text()
    kind = try reader.choice()
    access = try reader.text()
    inherited = try reader.texts()
    attributes = try reader.texts()
    isPreview = try reader.flag()
    span = try SourceSpan(from: &reader)
    members = try reader.values()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(kind.rawValue)
    writer.write(access)
    writer.write(inherited)
    writer.write(attributes)
    writer.write(isPreview)
    span.write(to: &writer)
    writer.write(members)
  }
}

extension MemberFact: ByteCodable {
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    name = try reader.text()
    kind = try reader.choice()
    access = try reader.text()
    isStatic = try reader.flag()
    attributes = try reader.texts()
    type = try reader.text()
    viewRole = try reader.choice()
    span = try SourceSpan(from: &reader)
    uses = try reader.texts()
  }

  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(kind.rawValue)
    writer.write(access)
    writer.write(isStatic)
    writer.write(attributes)
    writer.write(type)
    writer.write(viewRole.rawValue)
    span.write(to: &writer)
    writer.write(uses)
  }
}
