import Composition
import Screens

/// The loading screen. Its task is the launch itself.
@MainActor
final class LaunchModel: ScreenModel {
  private let controller: AppStateController

  init(controller: AppStateController) {
    self.controller = controller
  }

  var screen: Screen {
    Screen(id: "launch", title: "Trellis", content: .loading(Progress("Loading…")))
  }

  func task() async {
    await controller.initialize()
  }
}
