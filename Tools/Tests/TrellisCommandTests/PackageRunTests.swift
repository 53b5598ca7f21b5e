import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

/// With a `swift` that pretends, so that what is tested is what `trellis` makes of it.
@Suite(.bounded, .hangGuard) struct `trellis test and build` {
  private func packages(_ script: String) throws -> SamplePackages {
    let packages = try SamplePackages([("Base", []), ("Top", ["Base"]), ("Alone", [])])
    try packages.pretend(script)
    return packages
  }

  @Test func `run swift for each package, dependencies first, with what stands after the dashes`()
    async throws
  {
    let packages = try packages(#"echo "$@" >>log; echo 'Build complete!'"#)
    let output = try await packages.trellis("build", "--", "-c", "release", "--quiet")
    #expect(output.code == 0)
    #expect(output.text.hasPrefix("Building 3 of 3 packages\nBuilding Alone (1 of 3)\n"))
    #expect(output.text.contains("3 packages in ") && output.text.hasSuffix(": 3 passed\n"))
    #expect(!output.text.contains("\u{1B}") && !output.text.contains("\r"))
    let log = try String(contentsOfFile: "\(packages.root)/log", encoding: .utf8)
    #expect(
      log == ["Alone", "Base", "Top"].map { "build --package-path \($0) -c release --quiet\n" }.joined())
  }

  @Test func `run what changes affect, what is named, or nothing`() async throws {
    let packages = try packages("echo 'Build complete!'")
    try packages.write("let b = 2\n", to: "Base/Sources/Base/More.swift")
    try packages.commit()
    let affected = try await packages.trellis("test", "--base", "HEAD~1", "--dry-run")
    #expect(affected.text == "swift test --package-path Base\nswift test --package-path Top\n")
    let named = try await packages.trellis("test", "Top", "./Alone", "--dry-run", "--", "--filter", "a b")
    #expect(
      named.text == """
        swift test --package-path Alone --filter 'a b'
        swift test --package-path Top --filter 'a b'

        """)
    let nothing = try await packages.trellis("test", "--since", "HEAD")
    #expect(nothing.code == 0)
    #expect(nothing.text.contains("0 packages") && nothing.text.contains("nothing to do"))
  }

  @Test func `skip what depends on a package that doesn't build, and go on with the rest`() async throws {
    let packages = try packages(
      """
      if [ "$package" = Base ]; then echo "Base.swift:1:1: error: no" >&2; exit 1; fi
      echo 'Build complete!'
      """)
    let output = try await packages.trellis("test", "--junit", "report.xml")
    #expect(output.code == 1)
    #expect(output.text.contains("Base.swift:1:1: error: no\n"))
    #expect(output.text.contains("skipped: Base does not build"))
    #expect(output.text.hasSuffix(": 1 passed, 1 failed, 1 skipped\n"))
    let report = try String(contentsOfFile: "\(packages.root)/report.xml", encoding: .utf8)
    #expect(report.contains("<testsuites tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"2\""))
    #expect(report.contains("<skipped message=\"no test was run\"/>"))
  }

  @Test func `is no success when no test was run at all`() async throws {
    let packages = try packages("echo 'Build complete!'")
    let output = try await packages.trellis("test", "Alone", "Top", "--", "--filter", "nothing")
    #expect(output.code == 1)
    #expect(output.text.contains("no test was run"))
    #expect(output.errorText.contains("Does what stands after -- match any?"))
  }

  @Test(arguments: ["exit 1", "kill -9 $$", "kill -SEGV $$", "head -c 3000000 /dev/zero; exit 1", "exit 64"])
  func `fail with a package whose tests fail, and still test what depends on it`(end: String) async throws {
    let packages = try packages("echo 'Build complete!'; if [ $package = Base ]; then \(end); fi")
    let output = try await packages.trellis("test", "Base", "Top")
    #expect(output.code == 1)
    #expect(output.text.hasSuffix(": 1 passed, 1 failed\n"))
  }

  @Test func `begin nothing after a failure when asked to`() async throws {
    let packages = try packages("echo 'Build complete!'; exit 1")
    let output = try await packages.trellis("test", "--fail-fast", "Base", "Top")
    #expect(output.code == 1)
    #expect(output.text.contains("skipped: Base failed before"))
  }

  @Test func `end a package that takes too long`() async throws {
    let packages = try packages("echo 'Build complete!'; sleep 600")
    let output = try await packages.trellis("test", "Alone", "--timeout", "1")
    #expect(output.code == 1)
    #expect(output.text.contains("took longer than 1.0 s"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `end with all that they have started when they are interrupted, and say what is left`(
    signal: Int32
  ) async throws {
    let packages = try packages("set -m; sleep 600 & echo $! >sleeper; kill -\(signal) $PPID; wait")
    let output = try await packages.trellis("test", "--junit", "report.xml")
    #expect(output.code == 2)
    #expect(output.errorText == "Interrupted. Not run to the end: Alone, Base, Top\n")
    #expect(output.text.contains("1 interrupted") && output.text.contains("2 skipped"))
    let report = try String(contentsOfFile: "\(packages.root)/report.xml", encoding: .utf8)
    #expect(report.contains("failures=\"0\""))
    let sleeper = try String(contentsOfFile: "\(packages.root)/sleeper", encoding: .utf8)
    let process = try #require(pid_t(sleeper.trimmingCharacters(in: .newlines)))
    await waitForEnd(of: process)
  }

  @Test(
    arguments: [
      (["test", "Nobody"], 64), (["test", "Base", "--since", "HEAD"], 64), (["build", "--jobs", "0"], 64),
      (["test", "--timeout", "x"], 64), (["test", "--root", "Nowhere"], 64),
      (["test", "--root", "Base/Sources"], 64), (["build", "--since", "nope"], 2),
      (["test", "--junit", "no/such/folder/report.xml"], 73), (["test", "--junit", "Base"], 73),
      (["test", "--junit", "Base/Package.swift"], 73),
    ] as [([String], Int32)])
  func `say why when they can't run`(words: [String], code: Int32) async throws {
    let packages = try packages("touch was-run")
    let output = try await packages.trellis(words)
    #expect(output.code == code)
    #expect(output.text.isEmpty && output.errorText.hasPrefix("trellis \(words[0]): "))
    #expect(!FileManager.default.fileExists(atPath: "\(packages.root)/was-run"))
  }

  @Test func `run several at a time when asked to, but none before what it needs`() async throws {
    // Base ends only when Alone has begun, and Top fails unless Base has ended.
    let packages = try packages(
      """
      touch "$package.begun"
      case "$package" in
        Base) until [ -e Alone.begun ]; do sleep 0.02; done; touch Base.done ;;
        Alone) until [ -e Base.begun ]; do sleep 0.02; done ;;
        Top) [ -e Base.done ] || exit 1 ;;
      esac
      """)
    let output = try await packages.trellis("build", "--jobs", "2", "--timeout", "300")
    #expect(output.code == 0)
  }
}
