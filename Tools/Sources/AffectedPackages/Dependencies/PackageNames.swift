import Foundation
import PackageModel
import TrellisKit

/// Finds packages by what people call them: a name, or a folder.
struct PackageNames: Sendable {
  private let root: String
  private let packages: [WorkspacePackage]

  init(root: String, packages: [WorkspacePackage]) {
    self.root = root
    self.packages = packages
  }

  /// The folder of a package.
  ///
  /// - Parameters:
  ///   - word: its name, or its folder.
  ///   - current: the folder that it may be relative to, besides the project's.
  /// - Throws: that there is none of this name, or several.
  func folder(of word: String, in current: String? = nil) throws(UsageError) -> String {
    let places = [root, current].compactMap(\.self).map { place in
      ChangedFiles([word.isEmpty ? "." : word], in: place, root: root, comparison: "").paths[0]
    }
    let named = packages.filter { $0.name == word }
    if named.count == 1 { return named[0].folder }
    if let found = packages.first(where: { places.contains($0.folder) }) { return found.folder }
    guard named.isEmpty else {
      let folders = named.map(\.folder).joined(separator: ", ")
      throw UsageError("several packages are called “\(word)”; name a folder instead: \(folders)")
    }
    let question = Suggestion.question(for: word, in: packages.map(\.name))
    throw UsageError("there is no package “\(word)”\(question)")
  }
}
