import Testing

@testable import ArchitectureChecks

struct `@ObservedObject made in place` {
  @Test(arguments: reported + accepted)
  func `is found where the object is lost`(_ fixture: Fixture) throws {
    try fixture.check(ObservedObjectMadeInPlace.self)
  }

  static let reported = [
    Fixture(
      "a property with a new object",
      """
      struct Feed: View {
        @ObservedObject var model = FeedModel() // expect: observed-object-made-in-place
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "with a module, arguments and closures, or with its type first",
      """
      struct Feed: View {
        @SwiftUI.ObservedObject private var model = Models.FeedModel(page: 1) { log($0) } // expect: observed-object-made-in-place
        @ObservedObject // expect: observed-object-made-in-place
        var other: FeedModel = .init(page: 2)
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "in an initializer",
      """
      struct Feed: View {
        @ObservedObject var model: FeedModel
        init(page: Int) {
          _model = ObservedObject(wrappedValue: FeedModel(page: page)) // expect: observed-object-made-in-place
        }
        var body: some View { EmptyView() }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "one that is handed over, and one that the view keeps",
      """
      struct Feed: View {
        @ObservedObject var model: FeedModel
        @StateObject private var own = FeedModel()
        @State private var other = FeedModel()
        init(model: FeedModel) { _model = ObservedObject(wrappedValue: model) }
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "one that lives elsewhere",
      """
      struct Feed: View {
        @ObservedObject var model = FeedModel.shared
        @ObservedObject private var theme = Theme.current()
        @ObservedObject private var session = makeSession()
        @ObservedObject var router: Router = .shared
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "one in a preview, and another wrapper",
      """
      #Preview {
        struct Wrapper: View {
          @ObservedObject var model = FeedModel()
          var body: some View { EmptyView() }
        }
        return Wrapper()
      }
      struct Feed: View {
        @RealmObject var model = FeedModel()
        @ObservedResults(Item.self) var items
        var body: some View { EmptyView() }
      }
      """),
  ]
}
