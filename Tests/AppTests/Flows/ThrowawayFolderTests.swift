import Foundation
import TestSupport
import Testing

@testable import AppCore

@Suite(.bounded) struct `The folder of a run of flows` {
  private func make(in place: FlowRun, report: (String) -> Void = { _ in }) throws -> ThrowawayFolder {
    try ThrowawayFolder.make(variables: ["TMPDIR": place.folder.path], report: report)
  }

  @Test func `is in the chosen folder, private, and gone when it is removed`() throws {
    try FlowRun.inFolder { run in
      let folder = try make(in: run)
      #expect(folder.url.deletingLastPathComponent().path == run.folder.path)
      let mode = try FileManager.default.attributesOfItem(atPath: folder.url.path)[.posixPermissions]
      #expect(mode as? Int == 0o700)
      try folder.remove()
      #expect(try FileManager.default.contentsOfDirectory(atPath: run.folder.path) == [])
    }
  }

  @Test func `goes at the next run when its process has died, and stays while it lives`() throws {
    try FlowRun.inFolder { run in
      let live = try make(in: run)
      let dead = run.folder.appending(path: "trellis-flows-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: dead.appending(path: "1/state"), withIntermediateDirectories: true)
      #expect(chmod(dead.path, 0o700) == 0)
      let next = try make(in: run)
      let left = try FileManager.default.contentsOfDirectory(atPath: run.folder.path)
      #expect(Set(left) == [live.url.lastPathComponent, next.url.lastPathComponent])
    }
  }

  @Test func `is never taken for what has only its name`() throws {
    try FlowRun.inFolder { run in
      func name() -> String { "trellis-flows-\(UUID().uuidString)" }
      let manager = FileManager.default
      let (link, open, named) = (run.path(name()), run.path(name()), run.path("trellis-flows-notes"))
      try run.write("a file", to: name())
      for folder in [open, named, run.path("kept")] {
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: false)
      }
      #expect(chmod(open, 0o755) == 0 && chmod(named, 0o700) == 0)
      try manager.createSymbolicLink(atPath: link, withDestinationPath: run.path("kept"))
      let before = try manager.contentsOfDirectory(atPath: run.folder.path)
      try make(in: run).remove()
      #expect(try Set(manager.contentsOfDirectory(atPath: run.folder.path)) == Set(before))
    }
  }

  @Test(arguments: ["missing", "file", "file/below"])
  func `is in the next possible folder when the chosen one can't have it`(path: String) throws {
    try FlowRun.inFolder { run in
      let flow = try run.write("expect \"Sign in\"", to: "a.flow")
      try run.write("", to: "file")
      for (words, code) in [([flow], 0 as Int32), ([run.path("no.flow")], 1)] {
        let result = try AppExecutable.run(["run"] + words, environment: ["TMPDIR": run.path(path)])
        #expect(result.code == code)
        #expect(result.errors.hasPrefix("App: \(run.path(path)) (TMPDIR) can't be used: "))
        #expect(result.errors.hasSuffix("; the flows' data goes to /tmp\n"))
        #expect(code == 0 || result.output == "✗ \(words[0]): there is no such file\n")
      }
    }
  }

  #if os(Linux)
    /// Whether this process may mount, in a view of the file system of its own.
    private static let canMount =
      (try? AppExecutable.run([], by: "unshare -m mount -t tmpfs -o size=1m tmpfs /dev/shm"))?.code == 0

    @Test(.enabled(if: canMount, "mounting a full disc needs a privileged process"))
    func `is on the next disc when one is full`() throws {
      try FlowRun.inFolder { run in
        let flow = try run.write("expect \"Sign in\"", to: "a.flow")
        let script = """
          mount -t tmpfs -o size=4m tmpfs /dev/shm
          head -c 5M /dev/zero >/dev/shm/full 2>/dev/null
          exec "$0" "$@"
          """
        let result = try AppExecutable.run(
          ["run", flow], by: #"exec unshare -m sh -c '\#(script)' "$0" "$@""#)
        #expect(result.code == 0, Comment(rawValue: result.output))
        #expect(
          result.errors == "App: /dev/shm can't be used: the disc is full; the flows' data goes to /tmp\n")
      }
    }
  #endif
}
