import Composition
import CompositionPreviewSupport
import CompositionTestSupport
import Screens
import Testing

@MainActor
private final class TitledModel: ScreenModel {
  private let title: String

  init(_ title: String) {
    self.title = title
  }

  var screen: Screen { Screen(id: title, title: title, content: .sections([])) }

  var hasUnsavedChanges: Bool { title == "Typed" }
}

@Suite @MainActor struct `The preview of a feature` {
  private let coordinator = PreviewCoordinator<String>()

  @Test func `shows the feature's places and ends where the app would take over`() throws {
    let scene = PreviewScene(coordinator: coordinator, root: TitledModel("Main")) { TitledModel($0) }
    coordinator.push("Place")
    #expect(scene.screen.texts == ["Main", "Place"])
    #expect(scene.presented.screen.title == "Place")

    coordinator.end("Signed out.")
    #expect(scene.screen.texts.contains("Signed out."))
    #expect(scene.presented === scene.presented)
    #expect(scene.screen.leaf == scene.presented.screen)

    try scene.tap("Begin again")
    #expect(scene.screen.texts == ["Main"])
  }

  @Test func `knows of what is typed anywhere in its stack`() throws {
    let scene = PreviewScene(coordinator: coordinator, root: TitledModel("Main")) { TitledModel($0) }
    #expect(!scene.hasUnsavedChanges)
    coordinator.push("Typed")
    #expect(scene.hasUnsavedChanges)
    coordinator.push("Place")
    #expect(scene.hasUnsavedChanges)
    coordinator.end("Signed out.")
    #expect(!scene.hasUnsavedChanges)
  }

  @Test func `looks as its person wants`() {
    let dark = DisplaySettings(appearance: .dark, textSize: .large)
    let root = TitledModel("Main")
    #expect(
      PreviewScene(coordinator: coordinator, root: root) { TitledModel($0) }.display == DisplaySettings())
    let scene = PreviewScene(coordinator: coordinator, root: root, display: { dark }) { TitledModel($0) }
    #expect(scene.display == dark)
  }
}
