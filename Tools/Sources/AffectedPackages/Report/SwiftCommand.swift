import TrellisKit

/// A command of SwiftPM for one package.
struct SwiftCommand: Sendable, Equatable {
  enum Verb: String, Sendable {
    case build, test
  }

  let verb: Verb
  /// The package's folder, relative to the project's.
  let folder: String

  init(_ verb: Verb, folder: String) {
    self.verb = verb
    self.folder = folder
  }

  /// The words of the command. A folder whose name begins with a dash doesn't become an option.
  var words: [String] {
    let path = folder.isEmpty ? "." : folder.hasPrefix("-") ? "./\(folder)" : folder
    return ["swift", verb.rawValue, "--package-path", path]
  }

  /// The command as a shell takes it.
  var text: String {
    words.map(\.shellWord).joined(separator: " ")
  }
}
