import Foundation

/// JSON as the tools write it: keys in order, indented, slashes as they are, a line break at the end.
public enum JSONText {
  /// Writes a value.
  ///
  /// - Throws: what the encoder throws, for example for a number that is none.
  public static func of(_ value: some Encodable, isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
