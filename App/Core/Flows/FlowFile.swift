import FlowShell
import Foundation

/// A flow of a command line. Its name is that of its file, with as many of the folders before it as tell it apart from
/// the others, also on a disc where case does not count.
struct FlowFile: Equatable, Sendable {
  let path: String
  let name: String

  /// Names the flows at some paths.
  ///
  /// - Throws: which two can't be told apart.
  static func all(_ paths: [String]) throws(UsageError) -> [FlowFile] {
    let places = paths.map(place)
    var files: [FlowFile] = []
    for (index, place) in places.enumerated() {
      let others = places.enumerated().filter { $0.offset != index }
      let length = (1...place.count).first { length in
        !others.contains { isSame($0.element.suffix(length), place.suffix(length)) }
      }
      guard let length else {
        let other = others.first { isSame($0.element[...], place[...]) }
        throw .alike(paths[index], paths[other?.offset ?? index])
      }
      files.append(FlowFile(path: paths[index], name: place.suffix(length).joined(separator: "/")))
    }
    return files
  }

  /// The folders from the top, and the file without its extension.
  private static func place(_ path: String) -> [String] {
    let url = URL(filePath: path).standardizedFileURL.deletingPathExtension()
    let names = url.pathComponents.drop { $0 == "/" }.map(\.harmless)
    return names.isEmpty ? ["/"] : names
  }

  private static func isSame(_ one: ArraySlice<String>, _ other: ArraySlice<String>) -> Bool {
    one.elementsEqual(other) { $0.lowercased() == $1.lowercased() }
  }
}
