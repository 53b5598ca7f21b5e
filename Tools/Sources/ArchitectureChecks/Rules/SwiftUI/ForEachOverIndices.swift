import SwiftSources
import SwiftSyntax

/// `ForEach` or `List` over the positions of a collection instead of its elements.
struct ForEachOverIndices: FileRule {
  static let description = RuleDescription(
    id: "foreach-over-indices",
    title: "ForEach over indices",
    category: .swiftui,
    what: """
      `ForEach` or `List` over `items.indices` or `0..<items.count`: rows whose id is a position.
      """,
    why: """
      SwiftUI tells views apart by their id. When an element is inserted or removed, all behind it have another's id: \
      they keep the other's state, the wrong row is animated, and a position that is gone can be asked for.
      """,
    fix: """
      Go over the elements, with a stable id: `ForEach(items)`, `ForEach($items)` when they are edited. For a number \
      beside each, `ForEach(items.enumerated(), id: \\.element.id)`.
      """,
    example: .init(
      wrong: "ForEach(items.indices, id: \\.self) { Row(item: items[$0]) }",
      right: "ForEach(items) { Row(item: $0) }"),
    silent: """
      Ranges that don't end with a `count`, collections that are constants (a `static` or a `let` with its value, \
      `allCases`, a literal), those of numbers, colours, flags or texts, which have no other identity, `id: \\.self` on anything but positions, and names that are declared in another file. \
      `items.enumerated()` with `id: \\.offset` is often meant: values without identity, such as the bars of a chart.
      """,
    options: [
      RuleOption(
        name: "offsets", value: .flag(false),
        explanation: "whether to find enumerated and zipped collections, too, whose id is the position")
    ])

  private let findsOffsets: Bool

  init(_ options: RuleOptions) {
    findsOffsets = options.flag("offsets")
  }

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard let data = call.arguments.first, data.label == nil,
        ["ForEach", "List"].contains(call.calledExpression.constructedTypeName),
        let collection = Positions.collection(
          of: data.expression, id: findsOffsets ? call.argument("id") : nil),
        Constancy.mayChange(collection, at: call), !Constancy.hasPlainElements(collection, at: call)
      else { return }
      context.report(
        data.expression, "identifies elements by their position, which changes when others come or go")
    }
  }
}
