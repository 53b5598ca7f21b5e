import Analytics
import Composition
import Foundation
import Models
import Observation
import Screens
import Services

@Observable @MainActor
final class ProfileModel: ScreenModel {
  enum Action: Equatable, Sendable {
    case edit
    case editAgain
    case discardEdit
    case keepMine(ProfileField)
    case useTheirs(ProfileField)
    case chooseLater
    case choose
    case askToSignOut
    case signOut
    case stay
  }

  private var isAskedToSignOut = false
  /// The conflict about which the person decides later; another one is asked about.
  private var postponed: ProfileConflict?
  @ObservationIgnored let navigation: any ProfileNavigation
  /// What the next screen for editing begins with, instead of what is shown.
  @ObservationIgnored private var rejection: RejectedEdit?
  @ObservationIgnored private let analytics: AnalyticsClient
  @ObservationIgnored private let effects = Effects()
  private let store: ProfileStore
  private let preferences: PreferencesStore
  private let toasts: ToastPresenter
  private let time: PassingTime

  init(
    store: ProfileStore, preferences: PreferencesStore, analytics: AnalyticsClient,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, navigation: any ProfileNavigation
  ) {
    self.store = store
    self.preferences = preferences
    self.analytics = analytics
    self.navigation = navigation
    toasts = ToastPresenter(clock: clock)
    time = PassingTime(clock: clock, now: now)
    watchAge()
  }

  var screen: Screen {
    Screen(id: "profile", title: "Profile", alert: alert, toast: toasts.toast) {
      if let asOf = store.asOf {
        Section { Text("As of \(RecordAge.text(from: asOf, to: time.date)).", role: .secondary) }
      }
      if let postponed, postponed == store.conflict {
        Section {
          Text(
            "Changed elsewhere, too: your \(postponed.fields.map(\.title).joined(separator: " and ")). "
              + "What you have changed waits for your choice.", role: .warning)
          Button("Choose", action: Action.choose)
        }
      }
      Section(footer: store.syncState.message) {
        Text(store.user.displayName, role: .headline)
        row("Name", store.user.name, isUnsent: store.unsentChanges.name != nil)
        Row("Email", value: store.user.email)
        row("Bio", store.user.bio, isUnsent: store.unsentChanges.bio != nil)
      }
      Section {
        Button("Edit profile", role: .primary, action: Action.edit)
        Button("Sign out", role: .destructive, action: Action.askToSignOut)
      }
    }
  }

  func send(_ action: Action) {
    switch action {
    case .edit: navigation.showEdit()
    case .editAgain:
      rejection = store.rejections.first
      store.dismissRejection()
      navigation.showEdit()
    case .discardEdit: store.dismissRejection()
    case .keepMine(let field):
      store.keepMine(in: [field])
      reportWhenSaved()
    case .useTheirs(let field):
      store.useTheirs(in: [field])
      if store.hasUnsentEdits { reportWhenSaved() }
    case .chooseLater: postponed = store.conflict
    case .choose: postponed = nil
    case .askToSignOut: isAskedToSignOut = true
    case .stay: isAskedToSignOut = false
    case .signOut:
      isAskedToSignOut = false
      navigation.signOut()
    }
  }

  func task() async {
    await store.refresh()
  }

  func leave() {
    isAskedToSignOut = false
  }

  private func watchAge() {
    let isOld = withObservationTracking {
      store.asOf != nil
    } onChange: { [weak self] in
      Effects.hop { self?.watchAge() }
    }
    if isOld { time.start() } else { time.stop() }
  }

  func makeEditing() -> EditProfileModel {
    defer { rejection = nil }
    return EditProfileModel(profile: self, original: store.user, again: rejection)
  }

  /// Shows an edit at once, and tells what has become of it when that is known.
  func save(_ edit: ProfileEdit, changedFrom original: User) {
    store.save(name: edit.name, bio: edit.bio, changedFrom: original)
    reportWhenSaved()
  }

  private func row(_ title: String, _ value: String, isUnsent: Bool) -> Row {
    let isTold = isUnsent && store.syncState != .synced
    return Row(title, value: value.isEmpty ? "Not set" : value, subtitle: isTold ? "Not sent yet" : nil)
  }

  private func reportWhenSaved() {
    effects.run("save") { [weak self, store] in
      await store.finishSaving()
      // A newer edit reports for itself.
      if !Task.isCancelled { self?.report() }
    }
  }

  private func report() {
    if !store.rejections.isEmpty {
      analytics.record(.profileEditTakenBack)
    } else if !store.hasUnsentEdits {
      analytics.record(.profileSaved)
      toasts.show("Profile saved.")
    } else if store.conflict == nil {
      switch store.syncState {
      case .synced: break
      case .pending:
        toasts.show("Saved on this device. It will be sent when the server can be reached.")
      case .unstored:
        toasts.show("Not saved on this device. It counts until the app ends.", role: .warning)
      }
    }
  }

  private var alert: Alert? {
    if isAskedToSignOut {
      .signOut(
        isSomethingLost: store.hasUnsentEdits || preferences.hasUnsentChanges)
    } else if let conflict = store.conflict, conflict != postponed, let field = conflict.fields.first {
      .conflict(conflict, in: field)
    } else if let rejection = store.rejections.first {
      .rejection(rejection)
    } else {
      nil
    }
  }
}
