#if SWIFT_SYNTAX
  import Foundation
  import TestSupport
  import Testing
  import TrellisKit

  @Suite(.bounded) struct `The sample workflow` {
    private let text: String
    private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    init() throws {
      let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
      text = try String(
        contentsOfFile: NSString.path(withComponents: Array(root) + [".github", "workflows", "ci.yml"]),
        encoding: .utf8)
    }

    @Test func `uses trellis only as it wants to be used`() async throws {
      let packages = try SamplePackages([("Base", [])])
      let commands = lines.filter { $0.contains("\"$trellis\" ") }
      #expect(commands.count >= 5)
      for line in commands {
        let words = line.split(separator: " ").drop { $0 != "\"$trellis\"" }.dropFirst()
          .prefix { !$0.hasPrefix(">") }.map { $0 == "\"$BASE\"" ? "HEAD" : String($0) }
        let output = try await packages.trellis(words)
        #expect(output.code == 0, "\(line): \(output.errorText)")
      }
    }

    @Test func `asks for the matrix only if there is a job in it, by the names that trellis writes`() {
      #expect(text.contains("if: needs.affected.outputs.any == 'true'"))
      #expect(text.contains("matrix: ${{ fromJSON(needs.affected.outputs.matrix) }}"))
      for name in ["any", "matrix"] {
        #expect(text.contains("\(name): ${{ steps.affected.outputs.\(name) }}"))
      }
      let used = Set(text.matches(of: /matrix\.([a-z]+)/).map { String($0.1) })
      #expect(used == ["command", "name", "folder"])
    }

    @Test func `lets no text from outside into a shell`() {
      var indentation: Int?
      for line in lines {
        let depth = line.prefix { $0 == " " }.count
        if let start = indentation, !line.isEmpty, depth <= start { indentation = nil }
        if line.firstMatch(of: /^ *(- )?run:/) != nil { indentation = depth }
        if indentation != nil { #expect(!line.contains("${{"), "\(line)") }
      }
    }

    @Test func `has no more rights than it needs, and actions of a version`() throws {
      #expect(text.contains("\npermissions:\n  contents: read\n"))
      #expect(text.matches(of: /: write/).count == 1)
      let actions = lines.filter { $0.contains("uses: ") }
      #expect(!actions.isEmpty)
      #expect(actions.allSatisfy { $0.firstMatch(of: /uses: [a-z-]+\/[a-z\/-]+@v[0-9]+$/) != nil })
      let checkouts = actions.count { $0.contains("actions/checkout") }
      #expect(text.matches(of: /persist-credentials: false/).count == checkouts)
    }
  }
#endif
