import Testing

@testable import ArchitectureChecks

struct `Computing in body` {
  @Test(arguments: reported + accepted)
  func `is found over data that may change`(_ fixture: Fixture) throws {
    try fixture.check(ComputingInBody.self)
  }

  static let reported = [
    Fixture(
      "sorting in the body",
      """
      struct Orders: View {
        let orders: [Order]
        var body: some View {
          List(orders.sorted { $0.date > $1.date }) { Text($0.name) } // expect: computing-in-body
        }
      }
      """),
    Fixture(
      "a chain in a helper that a section uses, reported once",
      #"""
      struct Orders: View {
        @ObservedObject var model: Model
        var body: some View { VStack { section } }
        @ViewBuilder private var section: some View {
          ForEach(visible) { Text($0.name) }
        }
        private var visible: [Order] {
          self.model.orders
            .filter { $0.isOpen } // expect: computing-in-body
            .sorted(by: \.date)
        }
      }
      """#),
    Fixture(
      "in an extension in another file, reached from a popover through a function",
      #"""
      // file: Sources/Sample/Orders.swift
      struct Orders: View {
        var body: some View {
          Button("x") {}.popover(isPresented: $isShown) { total(of: orders) }
        }
      }
      // file: Sources/Sample/Orders+Total.swift
      extension Orders {
        func total(of orders: [Order]) -> some View { Text(sum(orders).formatted()) }
        func sum(_ orders: [Order]) -> Double {
          let byDay = Dictionary(grouping: orders, by: \.day) // expect: computing-in-body
          return byDay.values.reduce(0) { $0 + $1.count } // expect: computing-in-body
        }
      }
      """#),
    Fixture(
      "in #if, in an operator's operand and in an interpolation",
      #"""
      struct Badge<Item: Sendable>: View {
        #if os(iOS)
          var body: some View {
            Text("\(items.filter(\.isNew).count) new") // expect: computing-in-body
              .opacity(items.filter({ $0.isOld }).count > 3 ? 1 : 0) // expect: computing-in-body
          }
        #else
          var body: some View { Text("x") }
        #endif
      }
      """#),
  ]

  static let accepted = [
    Fixture(
      "constants, cases and texts",
      #"""
      struct Picker: View {
        private let kinds = ["b", "a"]
        static let all: [Kind] = []
        var body: some View {
          ForEach(kinds.sorted(), id: \.self) { Text($0) }
          ForEach(Kind.allCases.filter { $0 != .none }) { Text($0.name) }
          ForEach(Self.all.sorted()) { Text($0.name) }
          ForEach([3, 1].sorted(), id: \.self) { Text("\($0)") }
          Text(phoneNumber.filter(\.isNumber))
        }
      }
      """#),
    Fixture(
      "publishers, queries and bindings",
      #"""
      struct Live: View {
        @Query(filter: #Predicate<Item> { $0.isOpen }, sort: \.date) var items: [Item]
        var body: some View {
          List(items) { Text($0.name) }
            .onReceive(center.messages.filter { $0.isNew }) { show($0) }
            .onReceive(model.namePublisher.filter { !$0.isEmpty }) { name = $0 }
          Table(items, sortOrder: $items.sorted) { _ in }
        }
      }
      """#),
    Fixture(
      "actions, tasks, and functions that only they call",
      #"""
      struct Orders: View {
        var body: some View {
          Button("Sort") { orders = orders.sorted() }
            .task { shown = await load().filter(\.isOpen) }
            .onChange(of: text) { _, text in found = orders.filter { $0.name == text } }
            .swipeActions { Button("Remove") { clean() } }
        }
        func clean() { orders = orders.filter(\.isOpen) }
      }
      """#),
    Fixture(
      "the model's own sorting, and a method that is called filter",
      """
      final class Model {
        var sorted: [Order] { orders.sorted { $0.date < $1.date } }
      }
      struct Photo: View {
        let model: Model
        var body: some View {
          List(model.sorted) { Text($0.name) }
          Image("x").filter(kind: .sepia, amount: 2)
        }
      }
      """),
  ]
}
