import Testing

@testable import ArchitectureChecks

struct `@AppStorage in an @Observable class` {
  @Test(arguments: reported + accepted)
  func `is found where views miss its changes`(_ fixture: Fixture) throws {
    try fixture.check(AppStorageInObservable.self)
  }

  static let reported = [
    Fixture(
      "ignored by observation",
      """
      @Observable final class Settings {
        @ObservationIgnored @AppStorage("theme") var theme = "light" // expect: app-storage-in-observable
      }
      """),
    Fixture(
      "not ignored, with a module and other attributes",
      """
      @MainActor
      @Observation.Observable
      public class Settings {
        @AppStorage("theme") var theme = "light" // expect: app-storage-in-observable
        @ObservationIgnored
        @SwiftUI.AppStorage("size", store: .shared) // expect: app-storage-in-observable
        var size = 3
      }
      """),
    Fixture(
      "in #if, in a nested class, with a getter that says nothing to observers",
      """
      struct Screen: View {
        @Observable class Model {
          #if os(iOS)
            @ObservationIgnored @AppStorage("a") private var stored = 1 // expect: app-storage-in-observable
          #endif
          var a: Int { get { stored } set { stored = newValue } }
        }
        var body: some View { Text("x") }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "in views and in an ObservableObject",
      """
      struct Screen: View {
        @AppStorage("theme") private var theme = "light"
        var body: some View { Text(theme) }
      }
      final class Settings: ObservableObject {
        @AppStorage("theme") var theme = "light"
      }
      """),
    Fixture(
      "private ones that no view can read",
      """
      @Observable final class Settings {
        @ObservationIgnored @AppStorage("theme") private var stored = "light"
        var theme = "light" { didSet { stored = theme } }
        func reset() { stored = "light" }
      }
      """),
    Fixture(
      "with a property that tells observers",
      #"""
      @Observable final class Settings {
        @ObservationIgnored @AppStorage("theme") private var stored = "light"
        var theme: String {
          get { access(keyPath: \.theme); return stored }
          set { withMutation(keyPath: \.theme) { stored = newValue } }
        }
      }
      """#),
    Fixture(
      "in a class inside an observable one, and other wrappers",
      """
      @Observable final class Preferences {
        class Storage {
          @AppStorage("theme") var theme = "light"
        }
        @ObservationIgnored @Injected var service: Service
        private let storage = Storage()
        var theme: String { didSet { storage.theme = theme } }
      }
      """),
  ]
}
