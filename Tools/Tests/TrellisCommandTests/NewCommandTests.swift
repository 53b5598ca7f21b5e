#if SWIFT_SYNTAX
  import Foundation
  import TestSupport
  import Testing
  import ToolsTestSupport
  import TrellisKit

  @Suite(.bounded) struct `trellis new` {
    @Test(arguments: [
      (["feature"], "takes the name of one feature"),
      (["feature", "A", "B"], "takes the name of one feature"),
      (["feature", "orders"], "UpperCamelCase"), (["feature", "Orders", "--at", "/"], "not the layout"),
      (["app"], "takes the name of one app"), (["app", "Bookshop", "--from", "/"], "not the layout"),
      (["app", "Bookshop", "--features"], "needs a value"),
      (["app", "Bookshop", "--path="], "needs a value"),
    ])
    func `refuses what it can't do with a line that says why`(words: [String], message: String) async throws {
      let output = try await TrellisExecutable.run(["new"] + words)
      #expect(output.code == 2)
      #expect(output.text.isEmpty)
      #expect(output.errorText.contains(message))
    }

    @Test(arguments: [["new"], ["new", "featrue", "Orders"], ["new", "--help"]])
    func `says what it can be followed by`(words: [String]) async throws {
      let output = try await TrellisExecutable.run(words)
      #expect(output.code == 2)
      #expect(output.errorText == "trellis: “new” is half of a command: “new app” or “new feature”\n")
    }

    @Test(arguments: ["feature", "app"])
    func `has help`(kind: String) async throws {
      let output = try await TrellisExecutable.run("new", kind, "--help")
      #expect(output.code == 0)
      #expect(output.text.hasPrefix("Usage: trellis new \(kind)"))
    }
  }
#endif
