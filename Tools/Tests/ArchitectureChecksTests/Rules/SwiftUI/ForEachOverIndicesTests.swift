import Testing

@testable import ArchitectureChecks

struct `ForEach over indices` {
  @Test(arguments: reported + accepted)
  func `is found for what may change`(_ fixture: Fixture) throws {
    try fixture.check(ForEachOverIndices.self)
  }

  static let reported = [
    Fixture(
      "indices and a counted range",
      #"""
      struct Items: View {
        @State private var items: [Item] = []
        var body: some View {
          ForEach(items.indices, id: \.self) { Text(items[$0].name) } // expect: foreach-over-indices
          ForEach(0..<items.count, id: \.self) { Text(items[$0].name) } // expect: foreach-over-indices
          ForEach(0..<self.items.count) { Text(self.items[$0].name) } // expect: foreach-over-indices
          List(items.indices, id: \.self) { Text(items[$0].name) } // expect: foreach-over-indices
        }
      }
      """#),
    Fixture(
      "a model's collection",
      #"""
      struct Items: View {
        let model: Model
        var body: some View {
          SwiftUI.ForEach(model.items.indices, id: \.self) { _ in } // expect: foreach-over-indices
          ForEach(0 ..< model.items.count, id: \.self) { _ in } // expect: foreach-over-indices
        }
      }
      """#),
    Fixture(
      "numbered elements, where a configuration asks for them", options: ["offsets": .bool(true)],
      #"""
      struct Items: View {
        let model: Model
        var body: some View {
          ForEach(Array(model.items.enumerated()), id: \.offset) { _, item in Text(item.name) } // expect: foreach-over-indices
          ForEach(Array(zip(model.items.indices, model.items)), id: \.0) { _ in } // expect: foreach-over-indices
          ForEach(Array(model.items.enumerated()), id: \.element.id) { _, item in Text(item.name) }
        }
      }
      """#),
    Fixture(
      "parameters, closure parameters and local variables",
      #"""
      struct Items: View {
        var rows: [[Item]] { [] }
        var body: some View {
          ForEach(rows) { row in
            ForEach(row.indices, id: \.self) { Text(row[$0].name) } // expect: foreach-over-indices
          }
          if let found = model.found {
            ForEach(found.indices, id: \.self) { _ in } // expect: foreach-over-indices
          }
          let shown = model.visible(rows)
          ForEach(shown.indices, id: \.self) { _ in } // expect: foreach-over-indices
        }
        func list(of items: [Item]) -> some View {
          ForEach(Array(items.indices), id: \.self) { Text(items[$0].name) } // expect: foreach-over-indices
        }
      }
      """#),
  ]

  static let accepted = [
    Fixture(
      "constants",
      #"""
      struct Titles: View {
        private let titles = ["a", "b"]
        static let all = [1, 2]
        var body: some View {
          ForEach(titles.indices, id: \.self) { Text(titles[$0]) }
          ForEach(0..<titles.count, id: \.self) { Text(titles[$0]) }
          ForEach(Self.all.indices, id: \.self) { _ in }
          ForEach(Kind.allCases.indices, id: \.self) { _ in }
          ForEach(["x"].indices, id: \.self) { _ in }
          let names = ["a", "b"]
          ForEach(names.indices, id: \.self) { Text(names[$0]) }
        }
      }
      """#),
    Fixture(
      "ranges of a number",
      #"""
      struct Stars: View {
        let count: Int
        var body: some View {
          ForEach(0..<5) { _ in Star() }
          ForEach(0..<count, id: \.self) { _ in Star() }
          ForEach(1...maximum, id: \.self) { Text("\($0)") }
        }
      }
      """#),
    Fixture(
      "plain values, which have no other identity",
      #"""
      struct Levels: View {
        let levels: [CGFloat]
        @State private var texts = [String]()
        @Binding var isOn: [Bool]
        @State private var rows = Array(repeating: 0, count: 5)
        @Environment(\.calendar) private var calendar
        var body: some View {
          ForEach(levels.indices, id: \.self) { Bar(height: levels[$0]) }
          ForEach(0..<texts.count, id: \.self) { TextField("", text: $texts[$0]) }
          ForEach(rows.indices, id: \.self) { _ in Row() }
          ForEach(calendar.weekdaySymbols.indices, id: \.self) { Text(calendar.weekdaySymbols[$0]) }
          ForEach(self.isOn.indices, id: \.self) { Toggle("", isOn: $isOn[$0]) }
        }
      }
      """#),
    Fixture(
      "elements with their own identity",
      #"""
      struct Items: View {
        @State private var items: [Item] = []
        var body: some View {
          ForEach(items) { Text($0.name) }
          ForEach($items) { $item in TextField("x", text: $item.name) }
          ForEach(Array(items.enumerated()), id: \.element.id) { index, item in Text(item.name) }
          ForEach(Array(zip(items.indices, items)), id: \.1.id) { index, item in Text(item.name) }
          ForEach(items.map(\.name), id: \.self) { Text($0) }
          ForEach(Array(heights.enumerated()), id: \.offset) { _, height in Bar(height) }
        }
      }
      """#),
    Fixture(
      "names from elsewhere, and loops that make no views",
      #"""
      extension Items {
        var list: some View { ForEach(unknown.indices, id: \.self) { _ in } }
        func run() { items.indices.forEach { print($0) }; for index in items.indices { print(index) } }
      }
      """#),
  ]
}
