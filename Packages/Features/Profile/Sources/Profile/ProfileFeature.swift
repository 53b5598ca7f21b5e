import Composition
import Foundation

@MainActor
final class ProfileFeature: ProfileAPI {
  let id = "profile"
  private let model: ProfileModel

  init(model: ProfileModel) {
    self.model = model
  }

  var mainScreen: any ScreenModel { model }
  var editScreen: any ScreenModel { model.editing }

  func handleDeepLink(_ url: URL) -> Bool {
    guard let link = DeepLink(url), link.feature == id else { return false }
    switch link.segments {
    case []: model.navigation.showProfile()
    case ["edit"]: model.send(.edit)
    default: return false
    }
    return true
  }
}
