import CompositionTestSupport
import Testing

@testable import Composition

@Suite struct `The links of a feature` {
  private enum Destination: Hashable, Sendable {
    case list
    case new
    case item(Int)
    case note(Int)
    case nowhere
  }

  private static let table = LinkTable<Destination>(
    "orders",
    [
      LinkPattern("", to: .list),
      LinkPattern("new", to: .new),
      LinkPattern(
        "{id}", example: 42, to: { .item($0) }, from: { if case .item(let id) = $0 { id } else { nil } }),
      LinkPattern(
        "{id}/note", example: 42, to: { .note($0) }, from: { if case .note(let id) = $0 { id } else { nil } }),
    ])

  @Test(
    arguments: [
      ([], .list), (["new"], .new), (["7"], .item(7)), (["-7"], .item(-7)), (["7", "note"], .note(7)),
      (["007"], nil), (["+7"], nil), (["7 "], nil), (["NEW"], nil), (["new", "note"], nil),
      (["7", "notes"], nil),
      (["7", "note", "more"], nil), (["99999999999999999999"], nil), ([""], nil), (["{id}"], nil),
    ] as [([String], Destination?)])
  private func `lead where their one table says, and are written by it`(
    segments: [String], destination: Destination?
  ) {
    let link = DeepLink(feature: "orders", segments: segments)
    #expect(Self.table.destination(of: link) == destination)
    #expect(Self.table.contains(link) == (destination != nil))
    if let destination { #expect(Self.table.link(to: destination) == link) }
    #expect(Self.table.destination(of: DeepLink(feature: "order", segments: segments)) == nil)
  }

  @Test func `are shown by an example each, which leads somewhere`() {
    #expect(Self.table.examples.map(\.segments) == [[], ["new"], ["42"], ["42", "note"]])
    #expect(Self.table.examples.allSatisfy(Self.table.contains))
    #expect(Self.table.link(to: .nowhere) == nil)
  }
}
