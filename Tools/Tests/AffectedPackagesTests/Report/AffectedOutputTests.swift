import Foundation
import PackageModel
import Testing
import TrellisKit

@testable import AffectedPackages

@Suite struct `A report of what is affected` {
  private func report(_ paths: [String]) throws -> AffectedReport {
    let project = try AffectedProject([.sample("Lib/Base"), .sample("Lib/My Top", needs: ["Lib/Base"])])
    return project.report(ChangedFiles(paths, in: "/nowhere", root: "/nowhere", comparison: "HEAD with main"))
  }

  @Test func `gives a reason for each package, and the commands`() throws {
    let text = AffectedText(report: try report(["Lib/Base/Sources/Base/A.swift"]), style: .plain).text
    #expect(
      text == """
        2 of 2 packages are affected by 1 changed file (HEAD with main)

        Base  Lib/Base
          Lib/Base/Sources/Base/A.swift → Base

        My Top  Lib/My Top
          Lib/Base/Sources/Base/A.swift → Base → My Top

        To test them
          swift test --package-path Lib/Base
          swift test --package-path 'Lib/My Top'

        """)
  }

  @Test func `is short when nothing is affected`() throws {
    let text = AffectedText(report: try report([]), style: .plain).text
    #expect(text == "0 of 2 packages are affected (HEAD with main)\n")
  }

  @Test func `lets no file name write to the terminal`() throws {
    let text = AffectedText(report: try report(["Lib/Base/\u{1B}[2J\nx"]), style: .plain).text
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("Lib/Base/\u{FFFD}[2J\u{FFFD}x"))
  }

  @Test func `is JSON for programs`() throws {
    let json = try JSONText.of(AffectedDocument(try report(["Lib/Base/Sources/Base/A.swift"])))
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    guard case .object(let members) = document, case .array(let packages) = members["packages"] ?? .null
    else { throw CocoaError(.coderInvalidValue) }
    #expect(
      packages.last == [
        "name": "My Top", "folder": "Lib/My Top", "touched": false, "hasTests": true,
        "file": "Lib/Base/Sources/Base/A.swift", "chain": ["Base", "My Top"],
        "reason": "Lib/Base/Sources/Base/A.swift → Base → My Top",
        "command": ["swift", "test", "--package-path", "Lib/My Top"],
      ])
    #expect(members["everything"] == false && members["version"] == 1)
  }
}
