// Needs Profile, Settings.
import Testing

@Suite struct `The flows that must never be missing` {
  @Test(arguments: [
    "first-launch", "returning-launch", "wrong-password", "expired-session", "offline-launch", "sign-out",
    "profile-edit-refused", "settings-kept",
  ])
  func `are there`(name: String) {
    #expect(`The flows`.names.contains("\(name).flow"))
  }
}
