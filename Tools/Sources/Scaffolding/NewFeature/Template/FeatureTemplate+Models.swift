/// What the feature keeps to itself.
extension FeatureTemplate {
  var featureClass: String {
    """
    import Composition

    @MainActor
    final class \(feature)Feature: \(feature)API {
      let id = \(feature)DeepLinks.table.feature
      private let model: \(feature)Model

      init(model: \(feature)Model) {
        self.model = model
      }

      var mainScreen: any ScreenModel { model }

      func makeItemScreen(_ id: Int) -> any ScreenModel {
        \(feature)ItemModel(id: id, list: model)
      }

      func handleDeepLink(_ link: DeepLink) -> Bool {
        guard let path = \(feature)DeepLinks.table.destination(of: link) else { return false }
        if let item = path.first, model.item(item) == nil { return false }
        model.navigation.show(path.first)
        return true
      }
    }

    """
  }

  var deepLinks: String {
    """
    import Composition

    /// The links into \(title).
    public enum \(feature)DeepLinks {
      /// Each leads to an item on top of the list, or to the list itself.
      static let table = LinkTable<[Int]>(
        "\(link)",
        [
          LinkPattern("", to: []),
          LinkPattern("{id}", example: 1, to: { [$0] }, from: { $0.first }),
        ])

      /// All of them.
      public static let all: any FeatureLinks = table
    }

    """
  }

  var item: String {
    """
    /// Something in the list.
    struct \(feature)Item: Equatable, Sendable {
      let id: Int
      let title: String
    }

    """
  }

  var events: String {
    """
    import Analytics

    extension AnalyticsEvent {
      /// An item was added.
      static let itemAdded = AnalyticsEvent("\(feature)ItemAdded")
      /// An item was removed.
      static let itemRemoved = AnalyticsEvent("\(feature)ItemRemoved")
    }

    """
  }

  var model: String {
    """
    import Analytics
    import Composition
    import Screens
    import Observation

    @Observable @MainActor
    final class \(feature)Model: ScreenModel {
      enum Action: Equatable, Sendable {
        case add
        case open(Int)
      }

      private(set) var items: [\(feature)Item] = []
      @ObservationIgnored let navigation: any \(feature)Navigation
      @ObservationIgnored private let analytics: AnalyticsClient
      @ObservationIgnored private var lastID = 0

      init(analytics: AnalyticsClient, navigation: any \(feature)Navigation) {
        self.analytics = analytics
        self.navigation = navigation
      }

      var screen: Screen {
        Screen(id: "\(link)", title: "\(title)") {
          Section(footer: items.isEmpty ? "Nothing here yet." : nil) {
            for item in items {
              Row(item.title, id: "item.\\(item.id)", action: Action.open(item.id))
            }
          }
          Section { Button("Add", role: .primary, action: Action.add) }
        }
      }

      func send(_ action: Action) {
        switch action {
        case .add: add()
        case .open(let id): navigation.show(id)
        }
      }

      func item(_ id: Int) -> \(feature)Item? {
        items.first { $0.id == id }
      }

      func remove(_ id: Int) {
        guard item(id) != nil else { return }
        items.removeAll { $0.id == id }
        analytics.record(.itemRemoved)
      }

      private func add() {
        lastID += 1
        items.append(\(feature)Item(id: lastID, title: "Item \\(lastID)"))
        analytics.record(.itemAdded)
      }
    }

    """
  }

  var itemModel: String {
    """
    import Composition
    import Screens
    import Observation

    @Observable @MainActor
    final class \(feature)ItemModel: ScreenModel {
      enum Action: Equatable, Sendable {
        case remove
      }

      private let id: Int
      private let list: \(feature)Model

      init(id: Int, list: \(feature)Model) {
        self.id = id
        self.list = list
      }

      var screen: Screen {
        guard let item = list.item(id) else {
          return Screen(id: screenID, title: "Gone", content: .empty(Notice("Gone", message: "It is not there any more.")))
        }
        return Screen(id: screenID, title: item.title) {
          Section { Button("Remove", role: .destructive, action: Action.remove) }
        }
      }

      func send(_ action: Action) {
        switch action {
        case .remove:
          list.remove(id)
          list.navigation.close()
        }
      }

      private var screenID: String { "\(link).\\(id)" }
    }

    """
  }
}
