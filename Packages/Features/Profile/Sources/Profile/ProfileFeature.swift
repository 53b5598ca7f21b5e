import Composition

@MainActor
final class ProfileFeature: ProfileAPI {
  let id = ProfileDeepLinks.table.feature
  private let model: ProfileModel

  init(model: ProfileModel) {
    self.model = model
  }

  var mainScreen: any ScreenModel { model }

  func makeEditScreen() -> any ScreenModel { model.makeEditing() }

  func handleDeepLink(_ link: DeepLink) -> Bool {
    switch ProfileDeepLinks.table.destination(of: link) {
    case .profile: model.navigation.showProfile()
    case .edit: model.send(.edit)
    case nil: return false
    }
    return true
  }
}
