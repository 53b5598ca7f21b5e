import TestSupport
import Testing

@Suite(.bounded) struct `The executable` {
  @Test(arguments: [
    ["--nope"], ["walk"], ["--state"], ["--", "x"], ["--backend", "ftp://a.example"],
    ["--version", "--nope"],
    ["--ca-file", "ca.pem"], ["--state", "a", "--state", "b"], ["run"], ["run", "--nope", "a.flow"],
    ["run", "a.flow", "A.flow"], ["run", "--junit"], ["run", "--otlp", "x", "a.flow"],
  ])
  func `says in one line what is wrong with a command line, and in one how to go on`(words: [String]) throws {
    let run = try AppExecutable.run(words)
    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.count == 3 && lines[0].hasPrefix("App: ") && lines[2].isEmpty, Comment(rawValue: run.errors))
    #expect(lines[1] == "See “App --help”.")
  }

  #if os(Linux)
    @Test(arguments: [
      ["--help"], ["run", "--help"], ["--version"], ["run", "/nowhere.flow", "/nothing.flow"],
    ])
    func `says why it ends when it can't say anything else`(words: [String]) throws {
      for (output, reason) in [(">/dev/full", "the disc is full"), (">&-", "it is closed")] {
        let run = try AppExecutable.run(words, by: #"exec "$0" "$@" \#(output)"#)
        #expect(run.code == 74)
        #expect(run.errors == "App: the standard output can't be written: \(reason)\n")
      }
    }
  #endif
}
