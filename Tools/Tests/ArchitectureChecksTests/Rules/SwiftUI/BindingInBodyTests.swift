import Testing

@testable import ArchitectureChecks

struct `A binding made in body` {
  @Test(arguments: reported + accepted)
  func `is found where a view is made`(_ fixture: Fixture) throws {
    try fixture.check(BindingInBody.self)
  }

  static let reported = [
    Fixture(
      "in the body",
      """
      struct Name: View {
        var body: some View {
          TextField("Name", text: Binding(get: { model.name }, set: { model.name = $0 })) // expect: binding-in-body
        }
      }
      """),
    Fixture(
      "without its name, with its type, and with trailing closures, in a helper",
      """
      struct Form: View {
        var body: some View { section }
        private var section: some View {
          Section {
            Toggle("x", isOn: .init(get: { flag }, set: { flag = $0 })) // expect: binding-in-body
            Toggle("y", isOn: SwiftUI.Binding<Bool>(get: { flag }, set: { flag = $0 })) // expect: binding-in-body
            Toggle("z", isOn: Binding { flag } set: { flag = $0 }) // expect: binding-in-body
          }
        }
      }
      """),
    Fixture(
      "for a presentation, in a modifier and in a function in another file",
      """
      // file: Sources/Sample/Failing.swift
      struct Failing: ViewModifier {
        func body(content: Content) -> some View { alerting(content) }
      }
      // file: Sources/Sample/Failing+Alert.swift
      extension Failing {
        func alerting(_ content: Content) -> some View {
          content.alert("Error", isPresented: Binding(get: { model.hasError }, set: { _ in error = nil })) {} // expect: binding-in-body
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "a property and a function that return one",
      """
      struct Name: View {
        var body: some View { TextField("Name", text: name).toggle(isOn(3)) }
        private var name: Binding<String> { Binding(get: { model.name }, set: { model.name = $0 }) }
        func isOn(_ index: Int) -> Binding<Bool> { .init(get: { flags[index] }, set: { flags[index] = $0 }) }
      }
      """),
    Fixture(
      "from an optional to a presentation",
      """
      struct Failing: View {
        var body: some View {
          Text("x")
            .alert("Error", isPresented: Binding(get: { error != nil }, set: { if !$0 { error = nil } })) {}
            .sheet(isPresented: .init(get: { model.draft != nil }, set: { _ in model.draft = nil })) {}
            .popover(isPresented: Binding { tip != nil } set: { _ in tip = nil }) {}
        }
      }
      """),
    Fixture(
      "constants, other types with an init, and bindings of bindings",
      """
      struct Name: View {
        var body: some View {
          Toggle("x", isOn: .constant(true))
          Toggle("x", isOn: Binding($flag)!)
          Chart(accessor: .init(get: { 3 }))
          Store(.init(state: 1, action: 2))
        }
      }
      """),
    Fixture(
      "extensions of Binding, initializers, actions and previews",
      """
      extension Binding {
        func onChange(_ act: @escaping (Value) -> Void) -> Binding<Value> {
          Binding(get: { wrappedValue }, set: { act($0) })
        }
      }
      struct Name: View {
        init(model: Model) { _name = Binding(get: { model.name }, set: { model.name = $0 }) }
        var body: some View { Button("x") { show(Binding(get: { 1 }, set: { _ in })) } }
      }
      #Preview { Name(text: Binding(get: { "" }, set: { _ in })) }
      """),
  ]
}
