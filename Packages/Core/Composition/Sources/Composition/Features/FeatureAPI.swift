#if canImport(SwiftUI)
  import SwiftUI
#endif

/// What every feature offers to the app that composes it. A feature's own `…API` protocol refines this one.
@MainActor
public protocol FeatureAPI: AnyObject {
  /// Names the feature: the host of its deep links and the id of its tab.
  var id: String { get }
  /// The feature's main screen.
  var mainScreen: any ScreenModel { get }

  /// Opens a link into the feature.
  ///
  /// - Returns: whether the link is one of this feature and what it leads to is there.
  func handleDeepLink(_ link: DeepLink) -> Bool

  #if canImport(SwiftUI)
    /// The feature's own SwiftUI view for its main screen, or nil to have the shell draw `mainScreen`.
    func makeMainView() -> AnyView?
  #endif
}

#if canImport(SwiftUI)
  extension FeatureAPI {
    /// Leaves the drawing to the shell.
    public func makeMainView() -> AnyView? { nil }
  }
#endif
