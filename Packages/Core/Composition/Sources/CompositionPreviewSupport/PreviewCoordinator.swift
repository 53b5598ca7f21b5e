import Composition
import Observation

/// Navigation of a feature that runs alone, which ends where the app would take over.
@Observable @MainActor
open class PreviewCoordinator<Place: Codable & Hashable & Sendable>: Coordinator<Place> {
  /// What the app would do now; nil while the feature goes on.
  private(set) var ending: String?

  /// Makes a coordinator at its root.
  public override init() {}

  /// Shows a page that says what the app would do now, with a way to begin again.
  public func end(_ message: String) {
    ending = message
  }

  func beginAgain() {
    ending = nil
    popToRoot()
  }
}
