/// How the app takes the feature in.
extension FeatureTemplate {
  var coordinator: String {
    """
    import Composition
    import \(feature)

    /// The places on top of the list of \(feature).
    enum \(feature)Route: Codable, Hashable {
      case item(Int)
    }

    /// Navigation inside \(feature).
    final class \(feature)Coordinator: Coordinator<\(feature)Route>, \(feature)Navigation {
      private let main: MainCoordinator

      init(main: MainCoordinator) {
        self.main = main
      }

      func show(_ item: Int?) {
        main.select(.\(feature.inLowerCamelCase))
        show(item.map { [.item($0)] } ?? [])
      }

      func close() {
        pop()
      }
    }

    """
  }

  var wiringExtension: String {
    """
    import Composition
    import \(feature)

    extension AppDependencies {
      /// Makes \(feature), with a stack of its own.
      func make\(feature)(main: MainCoordinator) -> FeatureArea {
        let coordinator = \(feature)Coordinator(main: main)
        let feature = \(feature)Factory.make(analytics: analytics, navigation: coordinator)
        return FeatureArea(feature, coordinator: coordinator) { route in
          switch route {
          case .item(let id): feature.makeItemScreen(id)
          }
        }
      }
    }

    extension MainTab {
      static let \(feature.inLowerCamelCase)Links = \(feature)DeepLinks.all
    }

    """
  }

  /// From the sign-in into the feature and through its screens.
  var flow: String {
    """
    # A person adds an item, looks at it, follows a link to it, and removes it.
    # Needs \(feature).
    type "Email" "demo@app.example"
    type "Password" "demo-account"
    tap "Sign in"
    tap "Continue"
    tap "Continue"
    type "Name" "Ada Lovelace"
    tap "Continue"
    tap "Start using \(appName)"
    expect-state authenticated

    tap "\(title)"
    expect "Nothing here yet."
    tap "Add"
    tap "Item 1"
    expect "Remove"
    back
    expect "Add"
    open \(scheme)://\(link)/1
    expect "Remove"
    open \(scheme)://\(link)
    expect-not "Remove"
    open \(scheme)://\(link)/2
    expect "Item 1"
    expect-not "Remove"
    tap "Item 1"
    tap "Remove"
    expect "Nothing here yet."

    """
  }
}
