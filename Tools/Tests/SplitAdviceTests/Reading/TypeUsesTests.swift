import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import SplitAdvice

@Suite struct `Types used across folders` {
  /// The uses between parts that have one file each.
  private func uses(_ sources: String...) async throws -> [String] {
    try await OnThread.run {
      let folder = try TemporaryFolder(
        Dictionary(uniqueKeysWithValues: sources.enumerated().map { ("\($0).swift", $1) }))
      let files = SourceFile.read(sources.indices.map { "\($0).swift" }, root: folder.root)
      return TypeUses(parts: sources.indices.map { [$0] }, files).all.map {
        "\($0.from)→\($0.to) \($0.types.joined(separator: ","))"
      }
    }
  }

  @Test func `are found wherever a type can be named`() async throws {
    let found = try await uses(
      """
      struct Item {}
      protocol Shown {}
      enum Kind { case one }
      @propertyWrapper struct Kept { var wrappedValue = 1 }
      actor Store {}
      class Base<T> {}
      """,
      """
      final class View: Base<Int>, Shown {
        @Kept var count: Int
        let items: [String: Item?] = [:]
        func f() -> Kind { _ = Store(); return Kind.one }
      }
      """)

    #expect(found == ["1→0 Base,Item,Kept,Kind,Shown,Store"])
  }

  @Test func `are not found in comments, strings and labels, nor when they are the own ones`() async throws {
    let found = try await uses(
      "struct Item { struct Inner {} }\nprivate struct Hidden {}\nstruct Both {}",
      """
      // Item
      struct Both {}
      let text = "Item"
      let a = Hidden()
      let b = Both()
      let c = Other.Inner()
      func f(Item: Int) {}
      """)

    #expect(found == [])
  }

  @Test func `are found in interpolations and in extensions`() async throws {
    let found = try await uses(
      "struct Item {}\nstruct Other {}", #"let x = "\(Item())""#, "extension Other {}")

    #expect(found == ["1→0 Item", "2→0 Other"])
  }

  @Test func `are counted by files`() async throws {
    let found = try await OnThread.run {
      let folder = try TemporaryFolder([
        "a.swift": "struct A {}; struct B {}", "b.swift": "let x = A()", "c.swift": "let y = (A(), B())",
        "d.swift": "import A",
      ])
      let files = SourceFile.read(["a.swift", "b.swift", "c.swift", "d.swift"], root: folder.root)
      return TypeUses(parts: [[0], [1, 2, 3]], files)
    }

    #expect(found.all == [TypeUse(from: 1, to: 0, types: ["A", "B"], files: 2)])
    #expect(found.declared == [2, 0])
  }
}
