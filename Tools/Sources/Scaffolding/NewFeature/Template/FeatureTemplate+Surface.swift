/// What the feature shows to the outside.
extension FeatureTemplate {
  var api: String {
    """
    import Composition

    /// A list of items.
    public protocol \(feature)API: FeatureAPI {
      /// Makes the screen of an item.
      func makeItemScreen(_ id: Int) -> any ScreenModel
    }

    """
  }

  var factory: String {
    """
    import Analytics

    /// Makes the feature.
    public enum \(feature)Factory {
      /// Makes the feature for the person who is signed in.
      ///
      /// - Parameters:
      ///   - analytics: told of what is done, with the person's consent.
      ///   - navigation: where the feature asks to go.
      @MainActor
      public static func make(
        analytics: AnalyticsClient, navigation: any \(feature)Navigation
      ) -> any \(feature)API {
        \(feature)Feature(model: \(feature)Model(analytics: analytics, navigation: navigation))
      }
    }

    """
  }

  var navigation: String {
    """
    /// Where the feature asks the app to go. The app decides what that means.
    @MainActor
    public protocol \(feature)Navigation: AnyObject {
      /// Shows the item with an id on top of the list, or the list itself for nil.
      func show(_ item: Int?)
      /// Goes back to what lies below.
      func close()
    }

    """
  }
}
