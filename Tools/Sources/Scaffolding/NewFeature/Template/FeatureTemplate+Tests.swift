/// The tests of the feature's package.
extension FeatureTemplate {
  var fixture: String {
    """
    import Analytics
    import Composition

    @testable import \(feature)

    /// The feature, and what it asked the app for.
    @MainActor final class \(feature)Fixture {
      let events = InMemorySink()
      private let navigation = RecordedNavigation()
      private(set) lazy var feature = \(feature)Factory.make(
        analytics: AnalyticsClient(sinks: [events], consent: .granted), navigation: navigation)

      var calls: [String] { navigation.calls }
      var main: any ScreenModel { feature.mainScreen }
    }

    @MainActor private final class RecordedNavigation: \(feature)Navigation {
      private(set) var calls: [String] = []

      func show(_ item: Int?) { calls.append("show \\(item.map { "\\($0)" } ?? "list")") }
      func close() { calls.append("close") }
    }

    """
  }

  var tests: String {
    """
    import CompositionTestSupport
    import Screens
    import Testing

    @testable import \(feature)

    @Suite @MainActor struct `\(title), the feature` {
      private let fixture = \(feature)Fixture()

      @Test func `begins with nothing and says so`() {
        #expect(fixture.main.screen.title == "\(title)")
        #expect(fixture.main.screen.texts.contains("Nothing here yet."))
      }

      @Test func `shows what is added, and tells analytics`() throws {
        try fixture.main.tap("Add")
        try fixture.main.tap("Add")
        #expect(fixture.main.screen.texts.contains("Item 1"))
        #expect(fixture.main.screen.texts.contains("Item 2"))
        #expect(!fixture.main.screen.texts.contains("Nothing here yet."))
        #expect(fixture.events.events.map(\\.name) == ["\(feature)ItemAdded", "\(feature)ItemAdded"])
      }

      @Test func `asks the app to show the item that is chosen`() throws {
        try fixture.main.tap("Add")
        try fixture.main.tap("Item 1")
        #expect(fixture.calls == ["show 1"])
        #expect(fixture.feature.makeItemScreen(1).screen.title == "Item 1")
        #expect(fixture.feature.makeItemScreen(1) !== fixture.feature.makeItemScreen(1))
      }

      @Test func `removes an item and asks to leave its screen`() throws {
        try fixture.main.tap("Add")
        try fixture.main.tap("Add")
        let item = fixture.feature.makeItemScreen(1)
        try item.tap("Remove")
        #expect(fixture.calls == ["close"])
        #expect(!fixture.main.screen.texts.contains("Item 1"))
        #expect(fixture.main.screen.texts.contains("Item 2"))
        #expect(fixture.events.events.last?.name == "\(feature)ItemRemoved")
        #expect(throws: NotOnScreen.self) { try item.tap("Remove") }
      }

      @Test func `never gives an id away twice`() throws {
        try fixture.main.tap("Add")
        try fixture.feature.makeItemScreen(1).tap("Remove")
        try fixture.main.tap("Add")
        #expect(fixture.main.screen.texts.contains("Item 2"))
      }

      @Test func `doesn't know the action of another model`() {
        #expect(!fixture.main.knows(ScreenAction(\(feature)ItemModel.Action.remove)))
      }
    }

    """
  }

  var linkTests: String {
    """
    import CompositionTestSupport
    import Testing

    @testable import \(feature)

    @Suite @MainActor struct `A link into \(title)` {
      @Test(
        arguments: [
          ("\(scheme)://\(link)", "show list"), ("\(scheme)://\(link)/", "show list"),
          ("\(scheme)://\(link)/1", "show 1"), ("\(scheme)://\(link)/2", nil),
          ("\(scheme)://\(link)/one", nil), ("\(scheme)://\(link)/1/more", nil),
          ("\(scheme)://\(link)-not", nil), ("\(scheme):\(link)/1", nil),
        ] as [(String, String?)])
      func `leads to the list or to an item that is there`(link: String, call: String?) throws {
        let fixture = \(feature)Fixture()
        try fixture.main.tap("Add")
        #expect(fixture.feature.open(link) == (call != nil))
        #expect(fixture.calls == [call].compactMap(\\.self))
      }
    }

    """
  }
}
