import Composition
import Screens

@MainActor
final class AboutModel: ScreenModel {
  private let version: String

  init(version: String) {
    self.version = version
  }

  var screen: Screen {
    Screen(id: SettingsPlace.about.screenID, title: SettingsPlace.about.title) {
      Section {
        Text("Trellis", role: .headline)
        Text("A modular Swift app to start from, and the tools that keep it modular.")
      }
      Section {
        Row("Version", value: version)
        Row("Licence", value: "MIT")
      }
    }
  }
}
