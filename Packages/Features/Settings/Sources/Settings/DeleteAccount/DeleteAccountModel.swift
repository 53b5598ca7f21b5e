import Analytics
import Composition
import Observation
import Screens
import Services

@Observable @MainActor
final class DeleteAccountModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case edit(TypedText)
    case askToDelete
    case delete
    case keep
    case acknowledge
    case cancel
  }

  private enum Stage: Equatable {
    case editing
    case asking
    case deleting
    case failed(message: String)
    case deleted
  }

  private static let word = "DELETE"

  private var stage = Stage.editing
  private var confirmation = FormField()
  @ObservationIgnored private let profile: any ProfileService
  @ObservationIgnored private let analytics: AnalyticsClient
  @ObservationIgnored private let navigation: any SettingsNavigation
  @ObservationIgnored private let effects = Effects()

  init(profile: any ProfileService, analytics: AnalyticsClient, navigation: any SettingsNavigation) {
    self.profile = profile
    self.analytics = analytics
    self.navigation = navigation
  }

  var screen: Screen {
    Screen(
      id: SettingsPlace.deleteAccount.screenID, title: SettingsPlace.deleteAccount.title, content: content,
      alert: alert)
  }

  func send(_ action: Action) {
    switch (action, stage) {
    case (.edit(let text), .editing): confirmation.type(text)
    case (.cancel, .editing): navigation.close()
    case (.askToDelete, .editing) where isConfirmed: stage = .asking
    case (.keep, .asking), (.acknowledge, .failed): stage = .editing
    case (.delete, .asking): delete()
    default: break
    }
  }

  /// Gives up, and begins anew for whoever comes next.
  func leave() {
    if stage == .deleting {
      effects.cancelAll()
      navigation.deletionGivenUp()
    }
    stage = .editing
    confirmation.clear()
  }

  private var isConfirmed: Bool { confirmation.text == Self.word }

  private func delete() {
    stage = .deleting
    effects.run("delete") { [weak self, profile] in
      guard !Task.isCancelled else { return }
      do throws(ServiceError) {
        try await profile.deleteAccount()
        self?.didDelete()
      } catch {
        guard !Task.isCancelled else { return }
        // Whoever is refused may be nobody any more.
        if case .refused = error { self?.navigation.deletionGivenUp() }
        self?.stage = error == .cancelled ? .editing : .failed(message: error.message)
      }
    }
  }

  private func didDelete() {
    stage = .deleted
    analytics.record(.accountDeleted)
    navigation.accountDeleted()
  }
}

extension DeleteAccountModel {
  private var content: Screen.Content {
    switch stage {
    case .deleting, .deleted: .loading(Progress("Deleting your account…"))
    case .editing, .asking, .failed: .sections(form)
    }
  }

  @SectionsBuilder private var form: [Section] {
    Section {
      Text("This deletes your account and everything that belongs to it, on all of your devices.")
      Text("It can't be undone.", role: .warning)
    }
    Section {
      confirmation.element("Type \(Self.word) to confirm", action: Action.edit)
      Button("Delete account", role: .destructive, isEnabled: isConfirmed, action: Action.askToDelete)
      Button("Cancel", role: .cancel, action: Action.cancel)
    }
  }

  private var alert: Alert? {
    switch stage {
    case .editing, .deleting, .deleted: nil
    case .asking:
      Alert(
        "Delete account for ever?", message: "Nobody can bring it back.",
        buttons: [
          Button("Delete", role: .destructive, action: Action.delete),
          Button("Keep account", role: .cancel, action: Action.keep),
        ])
    case .failed(let message):
      Alert(
        "Deleting did not work", message: message,
        buttons: [Button("OK", role: .cancel, action: Action.acknowledge)])
    }
  }
}
