import DesignTokenGenerator
import Foundation
import Testing

@Suite struct `The generated files` {
  private let package = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private var output: URL { package.appending(path: "Sources/DesignTokens") }

  @Test func `are what the tokens say`() throws {
    let files = try GeneratedFile.all(from: TokenFile.all(inFolder: package.appending(path: "Tokens").path))
    #expect(!files.isEmpty)
    for file in files {
      let checkedIn = try Data(contentsOf: output.appending(path: file.name))
      #expect(
        checkedIn == Data(file.text.utf8),
        """
        \(file.name) is out of date; make it anew with
        swift run --package-path Packages/Core/Design generate-design-tokens
        """)
    }
  }

  @Test func `are all still made from tokens`() throws {
    let made = try GeneratedFile.all(from: TokenFile.all(inFolder: package.appending(path: "Tokens").path))
    let present = try FileManager.default.contentsOfDirectory(atPath: output.path)
    #expect(Set(present.filter { $0.hasSuffix(".generated.swift") }) == Set(made.map(\.name)))
  }

  @Test func `come only from files named as tokens, in UTF-8`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{}".utf8).write(to: folder.appending(path: "b.tokens.json"))
    try Data("{ }".utf8).write(to: folder.appending(path: "a.tokens.json"))
    try Data("notes".utf8).write(to: folder.appending(path: "README.md"))
    let files = [TokenFile(name: "a.tokens.json", text: "{ }"), TokenFile(name: "b.tokens.json", text: "{}")]
    #expect(try TokenFile.all(inFolder: folder.path) == files)

    try Data([0x7B, 0xFF, 0x7D]).write(to: folder.appending(path: "c.tokens.json"))
    let error = #expect(throws: TokenError.self) { try TokenFile.all(inFolder: folder.path) }
    #expect(error?.description == "c.tokens.json: not UTF-8 text")
  }
}
