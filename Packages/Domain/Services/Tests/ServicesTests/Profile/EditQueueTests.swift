import Foundation
import Models
import Testing

@testable import Services

@Suite struct `The queue of edits` {
  private let ada = User(id: "ada1", email: "ada@example.com", name: "Ada", bio: "Numbers")

  private static func queue(names: [String?], base: String? = "Ada") -> EditQueue {
    var queue = EditQueue()
    var seen = base
    for name in names {
      queue.append(ProfileChanges(name: name), over: ProfileChanges(name: seen))
      seen = name
    }
    return queue
  }

  private func named(_ name: String) -> User {
    ada.applying(ProfileChanges(name: name))
  }

  @Test func `shows the last value of every field`() {
    var queue = Self.queue(names: ["Grace", "Hedy"])
    queue.append(ProfileChanges(bio: "Radio"), over: ProfileChanges(bio: "Numbers"))
    #expect(
      queue.applied(to: ada) == User(id: "ada1", email: "ada@example.com", name: "Hedy", bio: "Radio"))
    #expect(queue.edits.map(\.id) == [1, 2, 3])
  }

  /// What the person saw, what they want in steps, what the server has, and whether that is a conflict.
  @Test(
    arguments: [
      ("Ada", ["Grace"], "Ada", false), ("Ada", ["Grace"], "Grace", false), ("Ada", ["Grace"], "Eve", true),
      ("Ada", ["Grace"], "", true), ("", ["Grace"], "", false), ("Ada", [""], "Eve", true),
      ("Ada", ["Grace", "Hedy"], "Ada", false), ("Ada", ["Grace", "Hedy"], "Grace", false),
      ("Ada", ["Grace", "Hedy"], "Hedy", false), ("Ada", ["Grace", "Hedy"], "Eve", true),
      ("Ada", ["Grace", "Ada"], "Eve", true), ("Ada", ["Grace", "Ada"], "Ada", false),
      ("Cafe\u{301}", ["Grace"], "Caf\u{E9}", false), (nil, ["Grace"], "Ada", true),
      (nil, ["Grace"], "Grace", false),
    ] as [(String?, [String], String, Bool)])
  func `asks where the server has neither what was seen nor what is wanted`(
    base: String?, mine: [String], theirs: String, isConflict: Bool
  ) {
    let conflict = Self.queue(names: mine, base: base).conflict(with: named(theirs))
    let expected = ProfileConflict(
      mine: ProfileChanges(name: mine.last), theirs: ProfileChanges(name: theirs))
    #expect(conflict == (isConflict ? expected : nil))
  }

  @Test func `asks about no field that was not changed here`() {
    let queue = Self.queue(names: ["Grace"])
    #expect(queue.conflict(with: ada.applying(ProfileChanges(bio: "Other"))) == nil)
    #expect(EditQueue().conflict(with: named("Eve")) == nil)
  }

  @Test func `does not ask again about what the person keeps`() throws {
    var queue = Self.queue(names: ["Grace", "Hedy"])
    queue.keepMine(try #require(queue.conflict(with: named("Eve"))))
    #expect(queue.edits.map(\.changes.name) == ["Grace", "Hedy"])
    #expect(queue.conflict(with: named("Eve")) == nil)
    #expect(queue.conflict(with: named("Mallory")) != nil)
  }

  @Test func `forgets only the contested field when the person takes theirs`() throws {
    var queue = Self.queue(names: ["Grace"])
    queue.append(
      ProfileChanges(name: "Hedy", bio: "Radio"), over: ProfileChanges(name: "Grace", bio: "Numbers"))
    queue.useTheirs(try #require(queue.conflict(with: named("Eve"))))
    #expect(queue.edits.map(\.changes) == [ProfileChanges(bio: "Radio")])
    #expect(queue.applied(to: named("Eve")).name == "Eve")
  }

  @Test func `builds on what the server has made of an edit`() throws {
    var queue = Self.queue(names: ["Grace  H", "Hedy"])
    queue.remove(try #require(queue.first).id, takenAs: named("Grace H"))
    #expect(queue.edits.map(\.id) == [2])
    #expect(queue.conflict(with: named("Grace H")) == nil)
    #expect(queue.conflict(with: named("Grace  H")) != nil)
  }

  @Test func `builds on what was there when an edit is taken back`() throws {
    var queue = Self.queue(names: ["Grace", "Hedy"])
    #expect(queue.takeBack(try #require(queue.first).id) == ProfileChanges())
    #expect(queue.conflict(with: ada) == nil)
    #expect(queue.takeBack(2) == ProfileChanges(name: "Hedy"))
    #expect(queue.isEmpty)
    #expect(queue.takeBack(2) == ProfileChanges())
  }

  @Test func `puts what an earlier launch has left first, without what is empty`() {
    var earlier = Self.queue(names: ["Grace", nil, "Hedy"])
    earlier.append(ProfileChanges(), over: ProfileChanges())
    var queue = Self.queue(names: ["Joan"], base: "Hedy")
    queue.prepend(earlier)
    #expect(queue.edits.map(\.changes.name) == ["Grace", "Hedy", "Joan"])
    #expect(queue.edits.map(\.id) == [1, 2, 3])
  }

  @Test func `bears any ids that a file holds`() throws {
    let edits = [Int.max, Int.max, -1].map {
      #"{"id":\#($0),"changes":{"name":"\#($0)"},"base":{"name":"Ada"}}"#
    }
    let file = Data("{\"edits\":[\(edits.joined(separator: ","))]}".utf8)
    var queue = EditQueue()
    queue.prepend(try JSONDecoder().decode(EditQueue.self, from: file))
    queue.append(ProfileChanges(name: "Grace"), over: ProfileChanges(name: "Ada"))
    #expect(queue.edits.map(\.id) == [1, 2, 3, 4])
    #expect(queue.takeBack(1) == ProfileChanges())
    #expect(queue.edits.map(\.id) == [2, 3, 4])
  }
}
