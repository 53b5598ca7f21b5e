import Testing

@testable import ArchitectureChecks

struct `@State on a passed-in model` {
  @Test(arguments: reported + accepted)
  func `is found where a copy is made unknowingly`(_ fixture: Fixture) throws {
    try fixture.check(StateForPassedModel.self)
  }

  static let reported = [
    Fixture(
      "the model of a detail view",
      """
      struct Detail: View {
        @State var item: Item // expect: state-for-passed-model
        var body: some View { Text(item.name) }
      }
      """),
    Fixture(
      "an observable object, with a generic type and attributes on lines of their own",
      """
      @MainActor public struct Screen<Content: View>: View {
        @State
        public var model: ScreenModel<Content> // expect: state-for-passed-model
        @SwiftUI.State internal var order: Order // expect: state-for-passed-model
        public var body: some View { Text(order.name) }
      }
      """),
    Fixture(
      "in a nested view, of a type from another file",
      """
      // file: Sources/Sample/List.swift
      enum Parts {
        struct Row: View {
          #if DEBUG
            @State var track: Track // expect: state-for-passed-model
          #endif
          var body: some View { EmptyView() }
        }
      }
      // file: Sources/Sample/Track.swift
      struct Track { var name: String }
      """),
  ]

  static let accepted = [
    Fixture(
      "state of the view's own, and what may be missing",
      """
      struct Screen: View {
        @State private var item: Item
        @State var other = Item()
        @State var selected: Item?
        @State var found: [Item]
        @Binding var order: Order
        @Bindable var model: Model
        let user: User
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "a view model, which is made for the one view that it is handed to",
      """
      struct Home: View {
        @State var viewModel: HomeViewModel
        var body: some View { Text(viewModel.title) }
      }
      struct Feed: View {
        @State internal var presenter: FeedPresenter
        var body: some View { Text(presenter.title) }
      }
      """),
    Fixture(
      "a draft that an initializer seeds, and one that says so",
      """
      struct Editor: View {
        @State var item: Item
        init(item: Item) { _item = State(initialValue: item) }
        var body: some View { TextField("Name", text: $item.name) }
      }
      struct ItemForm: View {
        @State var item: Item
        let title: String
        var onSave: (Item) async -> Void = { _ in }
        var body: some View { EmptyView() }
      }
      struct EditItemSheet: View {
        @State var item: Item
        var body: some View { EmptyView() }
      }
      struct Sheet: View {
        @State var draft: Item
        @State var editedItem: Item
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "a class that is no view of SwiftUI, and choices",
      """
      final class Canvas: View {
        @State var item: Item
      }
      struct Screen: View {
        @State var tab: HomeTab
        @State var order: SortOption
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "plain values, cases, closures and types of the system",
      """
      // file: Sources/Sample/Screen.swift
      struct Screen<T>: View {
        @State var text: String
        @State var isOn: Bool
        @State var region: MKCoordinateRegion
        @State var image: UIImage
        @State var phase: Phase
        @State var value: T
        @State var act: () -> Void
        var body: some View { EmptyView() }
      }
      // file: Sources/Sample/Phase.swift
      enum Phase { case one, two }
      """),
    Fixture(
      "what is no view, and what is in a preview",
      """
      struct Feature { @State var item: Item }
      #Preview {
        struct Wrapper: View {
          @State var item: Item
          var body: some View { Text(item.name) }
        }
        return Wrapper(item: Item())
      }
      struct Detail_Previews: PreviewProvider {
        struct Wrapper: View {
          @State var item: Item
          var body: some View { Text(item.name) }
        }
        static var previews: some View { Wrapper(item: .sample) }
      }
      """),
  ]
}
