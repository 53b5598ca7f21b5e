import Testing

@testable import ArchitectureChecks

struct `Circular state in a presentation` {
  @Test(arguments: reported + accepted)
  func `is found where a callback sets what the child was given`(_ fixture: Fixture) throws {
    try fixture.check(StateCycleInPresentation.self)
  }

  static let reported = [
    Fixture(
      "in a sheet",
      """
      struct Parent: View {
        @State private var saved: Answer?
        var body: some View {
          Text("x").sheet(item: $sheet) { _ in
            Survey(saved: saved, onDone: { saved = $0 }) // expect: state-cycle-in-presentation
          }
        }
      }
      """),
    Fixture(
      "with a trailing closure, self and modifiers, in a cover inside a helper",
      """
      struct Parent: View {
        @SwiftUI.State private var other = 1
        @State var count = 0
        var body: some View { VStack { button } }
        private var button: some View {
          Button("x") {}.fullScreenCover(isPresented: $isShown) {
            NavigationStack {
              Counter(from: self.count) { new in // expect: state-cycle-in-presentation
                log(new)
                self.count = new
              }
              .padding()
            }
          }
        }
      }
      """),
    Fixture(
      "in an extension in another file, in a destination and in a labelled closure",
      """
      // file: Sources/Sample/Parent.swift
      struct Parent: View {
        @State var filter = Filter()
        var body: some View { screen }
      }
      // file: Sources/Sample/Parent+Screen.swift
      extension Parent {
        var screen: some View {
          List {}.navigationDestination(for: Route.self) { route in
            FilterView(
              filter: filter, // expect: state-cycle-in-presentation
              title: "x"
            ) {
              Text("label")
            } onApply: {
              filter = $0
            }
          }
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "a callback that takes the view away at once",
      """
      struct Screen: View {
        @State private var draft = Draft()
        @State private var isShown = false
        var body: some View {
          Text("x").sheet(isPresented: $isShown) {
            Editor(draft: draft) {
              draft = $0
              isShown = false
            }
          }
        }
      }
      """),
    Fixture(
      "a binding, and a callback that sets something else",
      """
      struct Parent: View {
        @State private var saved: Answer?
        @State private var result: Answer?
        var body: some View {
          Text("x").sheet(item: $sheet) { _ in
            Survey(saved: $saved, onDone: { saved = $0 })
            Survey(saved: saved, onDone: { result = $0 })
            Survey(saved: saved, onDone: { store($0) })
          }
        }
      }
      """),
    Fixture(
      "the state that presents, outside of presentations, and what isn't state",
      """
      struct Parent: View {
        @State private var item: Item?
        @State private var count = 0
        let title: String
        @Binding var name: String
        var body: some View {
          Text("x").sheet(item: $item) { _ in Detail(item: item, onClose: { item = nil }) }
          Counter(from: count, onDone: { count = $0 })
          Text("y").popover(isPresented: $isShown) { Editor(name: name, onDone: { name = $0 }) }
        }
      }
      """),
    Fixture(
      "a local value of the same name, and a comparison",
      """
      struct Parent: View {
        @State private var item = Item()
        var body: some View {
          Text("x").sheet(item: $sheet) { item in Detail(item: item, onDone: { item = $0 }) }
          Text("x").sheet(isPresented: $a) { Detail(item: item, onDone: { print(item == $0) }) }
          Text("x").sheet(isPresented: $a) {
            let item = Item()
            Detail(item: item, onDone: { item = $0 })
          }
        }
      }
      """),
  ]
}
