extension FileFacts {
  /// The facts as bytes that the same version of the tool reads back.
  public var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.write(imports)
    writer.write(types)
    writer.write(declarations)
    writer.write(candidates)
    writer.write(observations)
    writer.write(suppressions)
    writer.write(problems)
    writer.write(lineCount)
    return writer.bytes
  }

  /// Reads facts back.
  ///
  /// - Parameter bytes: what `encoded` made.
  /// - Returns: nil when they can't be that.
  public init?(encoded bytes: UnsafeRawBufferPointer) {
    do {
      var reader = ByteReader(bytes)
      try self.init(from: &reader)
      guard reader.isAtEnd else { return nil }
    } catch {
      return nil
    }
  }

  private init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init()
    imports = try reader.values()
    types = try reader.values()
    declarations = try reader.values()
    candidates = try reader.values()
    observations = try reader.values()
    suppressions = try reader.values()
    problems = try reader.values()
    lineCount = try reader.number()
  }
}
