#if SWIFT_SYNTAX
  import Foundation
  import TestSupport
  import Testing
  import ToolsTestSupport
  import TrellisKit

  /// Apps made from this repository; CI builds and tests one.
  @Suite(.bounded, .enabled(if: NewAppTests.isRepository)) struct `trellis new app` {
    @Test(arguments: [(["Onboarding"], ["Profile", "Settings"])])
    func `makes an app with the features that are chosen and with its own name`(
      features: [String], without: [String]
    ) async throws {
      let folder = try TemporaryFolder()
      let choice = features.isEmpty ? [] : ["--features", features.joined(separator: ",")]
      let command = ["new", "app", "Bookshop", "--path", folder.path("Bookshop")]
      let made = try await TrellisExecutable.run(command + ["--from", NewAppTests.root] + choice)
      try #require(made.code == 0, "\(made.errorText)")
      for feature in without {
        #expect(
          !FileManager.default.fileExists(atPath: "\(folder.root)/Bookshop/Packages/Features/\(feature)"))
      }
      for (path, text) in try NewAppTests.texts("\(folder.root)/Bookshop") {
        #expect(!text.contains(folder.root), "\(path) names a path of this machine")
        for feature in without { #expect(!text.contains("import \(feature)\n"), "\(path)") }
        for line in text.split(separator: "\n") where line.lowercased().contains("trellis") {
          #expect(NewAppTests.toolNames.contains(where: line.contains), "\(path): \(line)")
        }
      }
      let again = try await TrellisExecutable.run(command + ["--from", NewAppTests.root])
      #expect(again.code == 2)
      #expect(again.errorText.contains("is there already and not empty"))
    }
  }

  enum NewAppTests {
    static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
      .replacingOccurrences(of: "//", with: "/")
    static let isRepository = FileManager.default.fileExists(atPath: "\(root)/.git")

    /// Each stands on every line of an app that means the tools.
    static let toolNames = [
      "`trellis", "Tools/trellis", "Tools trellis", "TrellisKit", ".trellis.json", "path: \"trellis\"",
      "trellis serve",
      "trellis check", "Tools/.build", "$trellis", "Build trellis", "--product trellis",
    ]

    /// The texts of an app, but those of the tools themselves and the licence.
    static func texts(_ folder: String) throws -> [String: String] {
      var texts: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
        let isTool = path.hasPrefix("Tools/Sources/") || path == "Tools/Package.swift"
        guard !path.hasPrefix(".git/"), !isTool, path != "LICENSE",
          let data = FileManager.default.contents(atPath: "\(folder)/\(path)")
        else { continue }
        texts[path] = String(validating: data, as: UTF8.self)
      }
      return texts
    }
  }
#endif
