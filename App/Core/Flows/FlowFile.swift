import FlowShell
import Foundation

/// A flow of a command line. Its name is that of its file, with as many of the folders before it as tell it apart from
/// the others, also on a disc where case does not count.
struct FlowFile: Equatable, Sendable {
  /// The path that stands for the standard input.
  static let standardInput = "-"

  let path: String
  let name: String

  /// Names the flows at some paths.
  ///
  /// - Throws: which two can't be told apart.
  static func all(_ paths: [String]) throws(UsageError) -> [FlowFile] {
    let places = paths.map(place)
    let longest = places.map(\.count).max() ?? 0
    var files: [FlowFile] = []
    for (index, path) in paths.enumerated() {
      let place = places[index]
      func twin(_ length: Int) -> Int? {
        places.indices.first { $0 != index && isSame(places[$0].suffix(length), place.suffix(length)) }
      }
      if let twin = twin(longest) { throw .alike(path, paths[twin]) }
      let length = (1...longest).first { twin($0) == nil } ?? longest
      files.append(FlowFile(path: path, name: place.suffix(length).joined(separator: "/")))
    }
    return files
  }

  /// What a person calls it.
  var title: String { path == Self.standardInput ? "the standard input" : path }

  /// Reads the script.
  func source() throws -> String {
    let data =
      path == Self.standardInput
      ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: URL(filePath: path))
    guard let source = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return source
  }

  /// The folders from the top, and the file without its extension.
  private static func place(_ path: String) -> [String] {
    if path == standardInput { return ["standard-input"] }
    let url = URL(filePath: path).standardizedFileURL.deletingPathExtension()
    let names = url.pathComponents.drop { $0 == "/" }.map(\.harmless)
    return names.isEmpty ? ["/"] : names
  }

  private static func isSame(_ one: ArraySlice<String>, _ other: ArraySlice<String>) -> Bool {
    one.elementsEqual(other) { $0.lowercased() == $1.lowercased() }
  }
}
