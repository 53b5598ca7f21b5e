import Testing

@testable import ArchitectureChecks

struct `A formatter made in body` {
  @Test(arguments: reported + accepted)
  func `is found where the body makes it`(_ fixture: Fixture) throws {
    try fixture.check(FormatterInBody.self)
  }

  static let reported = [
    Fixture(
      "in the body itself",
      """
      struct Row: View {
        let date: Date
        var body: some View {
          let formatter = DateFormatter() // expect: formatter-in-body
          return Text(formatter.string(from: date))
        }
      }
      """),
    Fixture(
      "in a function that a helper property calls, inside the closure of a list",
      """
      struct Screen: View {
        let orders: [Order]
        var body: some View { VStack { list } }
        private var list: some View {
          List(orders) { order in
            Section { Text(price(order)) } header: { Text("Orders") }
          }
        }
        func price(_ order: Order) -> String {
          let formatter = Foundation.NumberFormatter() // expect: formatter-in-body
          return formatter.string(from: order.price) ?? ""
        }
      }
      """),
    Fixture(
      "in an extension in another file, reached from a sheet",
      """
      // file: Sources/Sample/Screen.swift
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { details }
        }
      }
      // file: Sources/Sample/Screen+Details.swift
      extension Screen {
        @ViewBuilder var details: some View {
          if let since { Text(since) }
        }
        var since: String? {
          dates.map { ISO8601DateFormatter.init().string(from: $0) }.first // expect: formatter-in-body
        }
      }
      """),
    Fixture(
      "in the body of a modifier and of a button style",
      """
      struct Dated: ViewModifier {
        func body(content: Content) -> some View {
          content.overlay { Text(DateFormatter().string(from: .now)) } // expect: formatter-in-body
        }
      }
      struct Priced: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          Label(NumberFormatter().string(from: 1)!, systemImage: "x") // expect: formatter-in-body
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "a static one, a stored one, and one that is made once and kept",
      """
      struct Row: View {
        private static let formatter = DateFormatter()
        private let numbers: NumberFormatter = { let made = NumberFormatter(); return made }()
        static let shared: DateFormatter = {
          let formatter = DateFormatter()
          return formatter
        }()
        var body: some View { Text(Self.formatter.string(from: .now)) }
      }
      """),
    Fixture(
      "one in an action, a task, a setter and a function that only they call",
      """
      struct Row: View {
        var body: some View {
          Button { print(DateFormatter()) } label: { Text("x") }
            .onAppear { log() }
            .task { let f = DateFormatter(); await send(f) }
            .onChange(of: date) { _, new in text = DateFormatter().string(from: new) }
        }
        var text: String { get { stored } set { stored = DateFormatter().string(from: .now) } }
        func log() { print(DateFormatter()) }
      }
      """),
    Fixture(
      "one in a model with a member of the same name, in a preview, and in a body that is no view's",
      """
      final class Model {
        func title() -> String { DateFormatter().string(from: .now) }
      }
      struct Row: View {
        let model: Model
        var body: some View { Text(model.title()) }
      }
      #Preview { Row(model: Model(text: DateFormatter().string(from: .now))) }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Text(DateFormatter().string(from: .now)) }
      }
      struct Request { var body: Data { Data(DateFormatter().string(from: .now).utf8) } }
      """),
    Fixture(
      "a local variable that has the name of a costly member",
      """
      struct Row: View {
        var body: some View {
          let title = plainTitle
          return Text(title)
        }
        var plainTitle: String { "x" }
        var title: String { DateFormatter().string(from: .now) }
      }
      """),
  ]
}
