import Composition
import Observation
import Screens

/// Loads first, then shows a screen.
@Observable @MainActor
final class LoadingScene: SceneModel {
  let display = DisplaySettings()
  private var isLoaded = false
  private let result: Screen

  init(_ result: Screen) {
    self.result = result
  }

  var screen: Screen { isLoaded ? result : Screens.loading }
  func send(_ action: Tap) {}
  func task() async { isLoaded = true }
}
