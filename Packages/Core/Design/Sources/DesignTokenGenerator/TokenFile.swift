#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of one file of design tokens.
public struct TokenFile: Equatable, Sendable {
  /// The file's name without its folder, for messages.
  public let name: String
  /// The JSON in it.
  public let text: String

  /// Makes a file from its name and JSON text.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// Reads every `*.tokens.json` in the folder at the path, sorted by name.
  ///
  /// Throws what the file system throws, and ``TokenError`` for a file that is not UTF-8.
  public static func all(inFolder path: String) throws -> [TokenFile] {
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    return try names.filter { $0.hasSuffix(".tokens.json") }.sorted().map { name in
      let data = try Data(contentsOf: folder.appending(path: name))
      guard let text = String(validating: data, as: UTF8.self) else {
        throw TokenError(file: name, place: nil, problem: "not UTF-8 text")
      }
      return TokenFile(name: name, text: text)
    }
  }
}
