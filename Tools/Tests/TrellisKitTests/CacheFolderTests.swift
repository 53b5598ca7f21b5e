import Foundation
import TestSupport
import Testing
import ToolsTestSupport

@testable import TrellisKit

@Suite struct `A cache` {
  @Test(arguments: [
    (["XDG_CACHE_HOME": "/there"], "/there/mine"), (["XDG_CACHE_HOME": "relative"], nil), ([:], nil),
  ])
  func `is where the person or the system has caches`(environment: [String: String], path: String?) {
    #if canImport(Darwin)
      let usual = "\(NSHomeDirectory())/Library/Caches/mine"
    #else
      let usual = "\(NSHomeDirectory())/.cache/mine"
    #endif
    #expect(CacheFolder.standardPath("mine", environment: environment) == path ?? usual)
  }

  @Test func `gives back what was written last, and is for its owner alone`() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.path("a/b"), limit: 100)
    #expect(cache.content(of: "one") == nil)
    cache.write([1, 2], to: "one")
    cache.write([3], to: "one")
    #expect(cache.content(of: "one") == Data([3]))
    #expect(try folder.names() == ["a", "a/b", "a/b/one"])
    for (path, mode) in [("a/b", 0o700), ("a/b/one", 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(path))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  @Test func `keeps no more than its limit: what was written first goes, and never what is new`() throws {
    let folder = try TemporaryFolder()
    let cache = CacheFolder(folder.root, limit: 10)
    for (age, name) in [(30, "old"), (20, "middle"), (10, "young")] {
      try folder.write("1234", to: name)
      try age.seconds(folder.path(name))
    }
    cache.write([1, 2], to: "new")
    #expect(try folder.names() == ["middle", "new", "young"])
    cache.write(Array(repeating: 0, count: 11), to: "large")
    #expect(try folder.names() == ["large"])
  }

  @Test func `loses what a killed run has left behind, and nothing that another is writing`() throws {
    let folder = try TemporaryFolder([".new-killed": "1", ".new-running": "1"])
    try 3700.seconds(folder.path(".new-killed"))
    CacheFolder(folder.root, limit: 10).write([1], to: "one")
    #expect(try folder.names() == [".new-running", "one"])
  }

  @Test func `leaves what isn't its own in a folder that a person has named`() throws {
    let folder = try TemporaryFolder(["letter.txt": "12345678901", "photo": "12345678901"])
    CacheFolder(folder.root, limit: 10).write([1, 2], to: "new.facts")
    #expect(try folder.names() == ["letter.txt", "new.facts", "photo"])
  }

  @Test func `is no obstacle when its folder can't be made`() throws {
    let folder = try TemporaryFolder(["file": ""])
    let cache = CacheFolder(folder.path("file/cache"), limit: 10)
    cache.write([1], to: "one")
    #expect(cache.content(of: "one") == nil)
  }
}

extension Int {
  /// Makes a file this many seconds old.
  fileprivate func seconds(_ path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -Double(self))], ofItemAtPath: path)
  }
}
