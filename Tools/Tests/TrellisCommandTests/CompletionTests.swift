import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@Suite(.bounded) struct `Completions` {
  @Test(arguments: [
    (["gr"], ["graph"]),
    (["graph", "--format", ""], ["table", "json", "dot", "mermaid", "svg"]),
    (["graph", "--format", "=", "m"], ["mermaid"]),
    (["graph", "--format", "="], ["table", "json", "dot", "mermaid", "svg"]),
    (["graph", "--le"], ["--level"]),
    (["graph", "--level", "svg"], []),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["serve", "--port", ""], []),
    (["nonsense", "--"], []),
  ])
  func `of bash are`(words: [String], expected: [String]) async throws {
    #expect(try await bash(words) == expected)
  }

  @Test func `of bash know every command and all of its options`() async throws {
    let help = try await TrellisExecutable.run("--help").text
    let rows = help.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") && !$0.hasPrefix("  --") }
    let names = rows.map { row in
      row.dropFirst(2).split(separator: "  ")[0].split(separator: " ").map(String.init)
    }
    try #require(names.contains(["graph"]))

    for name in names {
      let usage = try await TrellisExecutable.run(name + ["--help"])
        .text
      let options = usage.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /^  (--[a-z-]+)/).map { String($0.1) }
      }
      #expect(try await Set(bash(name + ["--"])) == Set(options), "\(name)")
    }
  }

  @Test func `of bash keep file names with blanks in one piece`() async throws {
    let folder = try TemporaryFolder(["a b's.svg": ""])

    #expect(try await bash(["graph", "--output", folder.path("a")]) == [folder.path("a b's.svg")])
  }

  @Test(
    .enabled(if: ChildProcess.path(of: "fish") != nil, "fish is not installed"),
    arguments: [
      ("trellis gr", ["graph"]),
      ("trellis graph --level ", ["packages", "targets"]),
      ("trellis graph --le", ["--level"]),
      ("trellis completions ", ["bash", "fish", "zsh"]),
    ])
  func `of fish are`(line: String, expected: [String]) async throws {
    let script = "trellis completions fish | source; complete -C '\(line)'"
    let output = try await TrellisExecutable.run(command: ["fish", "--no-config", "-c", script])

    #expect(output.errorText == "")
    #expect(output.text.split(separator: "\n").map { String($0.split(separator: "\t")[0]) } == expected)
  }

  @Test(.enabled(if: ChildProcess.path(of: "zsh") != nil, "zsh is not installed"))
  func `of zsh are a script that it takes`() async throws {
    let output = try await TrellisExecutable.run(command: [
      "zsh", "-f", "-c",
      "autoload -Uz compinit; compinit -u -D; eval \"$(trellis completions zsh)\"; print $_comps[trellis]",
    ])

    #expect(output.errorText == "")
    #expect(output.text == "_trellis\n")
  }

  @Test(arguments: [[], ["tcsh"], ["bash", "zsh"]])
  func `are refused for anything but one shell`(words: [String]) async throws {
    let output = try await TrellisExecutable.run(["completions"] + words)

    #expect(output.code == 64)
    #expect(output.errorText.hasPrefix("trellis completions: "))
  }

  private static let bashScript = Task { try await TrellisExecutable.run("completions", "bash").text }

  /// What bash offers for the last of the words after `trellis`.
  private func bash(_ words: [String]) async throws -> [String] {
    let script = """
      COMP_WORDS=(trellis "$@")
      COMP_CWORD=$#
      _trellis
      [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let completions = try await Self.bashScript.value
    let output = try await TrellisExecutable.run(
      command: ["bash", "--norc", "-c", completions + script, "bash"] + words)
    #expect(output.errorText == "")
    return output.text.split(separator: "\n").map(String.init)
  }
}
