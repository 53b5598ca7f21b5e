import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import AffectedPackages

@Suite(.bounded) struct `What git says has changed` {
  private func repository() throws -> TemporaryFolder {
    let repository = try TemporaryFolder.repository()
    for name in ["kept", "edited", "staged", "deleted", "old name", "staged and gone"] {
      try repository.write("the content of \(name), long enough to be told as renamed\n", to: "a/\(name)")
    }
    try repository.write("ignored\n", to: ".gitignore")
    try repository.commit("first")
    return repository
  }

  @Test func `since a revision is all that differs, committed or not, and both ends of a rename`()
    async throws
  {
    try await OnThread.run {
      let repository = try repository()
      try repository.write("committed later", to: "a/committed")
      try repository.git("mv", "a/old name", "a/new name")
      try repository.commit("second")
      try repository.write("changed", to: "a/edited")
      try repository.write("changed", to: "a/staged")
      try repository.git("add", "a/staged")
      try repository.remove("a/deleted")
      try repository.git("rm", "-q", "a/staged and gone")
      try repository.write(to: "new/untracked")
      try repository.write(to: "ignored")
      let files = try GitChanges(root: repository.root).since("HEAD~1")
      #expect(
        files.paths == [
          "a/committed", "a/deleted", "a/edited", "a/new name", "a/old name", "a/staged", "a/staged and gone",
          "new/untracked",
        ])
    }
  }

  @Test func `takes names as they are`() async throws {
    try await OnThread.run {
      let repository = try repository()
      let names = [
        "a/with blank", "a/\"quoted\"", "a/new\nline", "a/tab\t", "a/-dash", "a/üñí", "a/$(x)", "a/\\",
      ]
      for name in names { try repository.write(to: name) }
      // A name that is no text: its folder still says whose it is.
      let path = Array("\(repository.root)/a/".utf8).map(CChar.init(bitPattern:)) + [-1, -2, 0]
      let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
      let isPossible = descriptor >= 0
      if isPossible { close(descriptor) }
      try repository.commit("second")
      let files = try GitChanges(root: repository.root).since("HEAD~1")
      #expect(files.paths.count == names.count + (isPossible ? 1 : 0))
      #expect(Set(names).isSubset(of: files.paths))
      #expect(files.paths.allSatisfy { $0.hasPrefix("a/") })
      #expect(
        try GitChanges(root: repository.root).between(base: "HEAD~1", head: "HEAD").paths == files.paths)
    }
  }

  @Test func `between revisions is what was committed since they parted`() async throws {
    try await OnThread.run {
      let repository = try repository()
      try repository.git("checkout", "-q", "-b", "branch")
      try repository.write(to: "on-branch")
      try repository.commit("branch")
      try repository.git("checkout", "-q", "main")
      try repository.write(to: "on-main")
      try repository.commit("main")
      try repository.write(to: "untracked")
      let changes = try GitChanges(root: repository.root)
      let files = try changes.between(base: "main", head: "branch")
      #expect(files.paths == ["on-branch"])
      #expect(files.notes.count == 1 && files.notes[0].contains("not checked out"))
      #expect(try changes.between(base: "branch", head: "main").notes.isEmpty)
    }
  }

  @Test func `of a project in a part of the repository is relative to it, or absolute`() async throws {
    try await OnThread.run {
      let repository = try repository()
      try repository.write(to: "app/A.swift")
      try repository.write(to: "shared/S.swift")
      try repository.commit("second")
      let files = try GitChanges(root: "\(repository.root)/app").since("HEAD~1")
      #expect(files.paths == ["\(repository.root)/shared/S.swift", "A.swift"])
    }
  }

  @Test func `has what a symbolic link points to under the name of the link too`() async throws {
    try await OnThread.run {
      let repository = try repository()
      try repository.write(to: "shared/data/x.json")
      try repository.write(to: "b/own")
      for (link, target) in [
        ("b/data", "../shared/data"), ("b/x.json", "../shared/data/x.json"), ("b/loop", "loop"),
        ("b/out", "/etc/hosts"), ("b/gone", "nowhere"), ("b/all", ".."),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(repository.root)/\(link)", withDestinationPath: target)
      }
      try repository.commit("second")
      try repository.write("changed", to: "shared/data/x.json")
      let files = try GitChanges(root: repository.root).since("HEAD")
      #expect(files.paths == ["b/data/x.json", "b/x.json", "shared/data/x.json"])
    }
  }

  @Test(arguments: [
    ("nope", "is no commit of this clone"), ("-x", "is no commit"), ("--output=x", "is no commit"),
    ("HEAD:a", "is no commit"), ("0000000000000000000000000000000000000000", "a branch that is new"),
    ("\u{1B}[31m\n", "is no commit"),
  ])
  func `can't be said of a revision that isn't there`(revision: String, message: String) async throws {
    try await OnThread.run {
      let repository = try repository()
      let changes = try GitChanges(root: repository.root)
      for question in [
        { try changes.since(revision) }, { try changes.between(base: "HEAD", head: revision) },
      ] {
        let error = #expect(throws: ChangesError.self) { _ = try question() }
        #expect(error?.description.contains(message) == true)
        #expect(error?.description.contains("\u{1B}") == false)
        #expect(error?.description.contains("\n") == false)
      }
    }
  }

  @Test func `can't be said of a shallow clone, which is told how to become whole`() async throws {
    try await OnThread.run {
      let origin = try repository()
      try origin.write(to: "b")
      try origin.commit("second")
      let first = try origin.git("rev-parse", "HEAD~1").trimmingCharacters(in: .whitespacesAndNewlines)
      let clone = try TemporaryFolder.repository()
      try clone.git("fetch", "-q", "--depth=1", "file://\(origin.root)", "main")
      try clone.git("checkout", "-q", "FETCH_HEAD")
      let error = #expect(throws: ChangesError.self) { try GitChanges(root: clone.root).since(first) }
      #expect(error?.description.contains("git fetch --unshallow") == true)
      #expect(error?.description.contains("fetch-depth: 0") == true)
    }
  }

  @Test func `can't be said of histories that have nothing in common`() async throws {
    try await OnThread.run {
      let repository = try repository()
      try repository.git("checkout", "-q", "--orphan", "other")
      try repository.commit("other")
      let error = #expect(throws: ChangesError.self) {
        try GitChanges(root: repository.root).between(base: "main", head: "other")
      }
      #expect(error?.description.contains("no common ancestor") == true)
    }
  }

  @Test func `can't be said without a repository, which files don't need`() async throws {
    try await OnThread.run {
      let folder = try TemporaryFolder()
      let error = #expect(throws: ChangesError.self) { try GitChanges(root: folder.root) }
      #expect(error?.description.contains("not a git repository") == true)
      #expect(error?.description.contains("--files") == true)
    }
  }
}
