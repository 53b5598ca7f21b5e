import Foundation
import Testing

@testable import AppCore

@Suite struct `The documentation` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
  }

  @Test func `shows the legal moves as the table has them`() throws {
    #expect(try text("ARCHITECTURE.md").contains(AppState.transitions.mermaid(initial: .loading)))
  }

  @Test(arguments: ["README.md", "ARCHITECTURE.md"])
  func `names only files and folders that are there`(document: String) throws {
    let paths = try text(document).matches(of: /`((?:App|Packages|Tests|Tools)\/[A-Za-z0-9\/._+-]+)`/)
    for path in paths {
      let url = Self.root.appending(path: String(path.output.1))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path.output.1)")
    }
  }
}
