import Composition

/// A screen that has something to put away when it is left.
protocol VisitedScreen: ScreenModel {
  /// Gives up requests that run, so that a late answer leads nowhere, and forgets secrets.
  func leave()
}

/// Knows which screen was shown last and has it leave when another one appears. A screen can go without having been
/// asked, because the app has its own way back.
@MainActor
final class Visits {
  private weak var current: (any VisitedScreen)?

  func begin(_ screen: any VisitedScreen) {
    // A task that starts late, after its screen has gone again, is cancelled.
    guard !Task.isCancelled, current !== screen else { return }
    current?.leave()
    current = screen
  }
}
