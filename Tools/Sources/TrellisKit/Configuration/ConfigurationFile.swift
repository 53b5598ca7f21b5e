import Foundation

/// A `.trellis.json`: one object whose members belong to the subcommands.
public struct ConfigurationFile: Sendable, Equatable {
  /// What the file is called, in any folder.
  public static let name = ".trellis.json"

  /// The path of the file, for messages.
  public let path: String
  /// Its members.
  public let members: [String: JSONValue]

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - content: the bytes of the file.
  ///   - path: the path of the file, for messages.
  /// - Throws: `ConfigurationError` when it is no JSON object.
  public init(_ content: Data, path: String) throws(ConfigurationError) {
    self.path = path
    do {
      members = try JSONDecoder().decode([String: JSONValue].self, from: content)
    } catch {
      throw ConfigurationError(
        path: path, reason: "is no JSON object: \(ConfigurationError.reason(of: error))")
    }
  }

  /// Reads the configuration of a folder.
  ///
  /// - Returns: nil when the folder has none.
  /// - Throws: `ConfigurationError` when it can't be read.
  public init?(folder: String) throws(ConfigurationError) {
    let path = (folder as NSString).appendingPathComponent(Self.name)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let content: Data
    do {
      content = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ConfigurationError(path: path, reason: "can't be read")
    }
    try self.init(content, path: path)
  }

  /// The part that belongs to a subcommand.
  ///
  /// - Parameters:
  ///   - name: the name of the member.
  ///   - type: what it is.
  /// - Returns: nil when the file has no such member.
  /// - Throws: `ConfigurationError` when the member isn't what it has to be.
  public func section<Section: Decodable>(
    _ name: String, as type: Section.Type = Section.self
  ) throws(ConfigurationError) -> Section? {
    guard let value = members[name] else { return nil }
    do {
      return try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
    } catch {
      throw ConfigurationError(path: path, reason: "“\(name)”: \(ConfigurationError.reason(of: error))")
    }
  }
}
