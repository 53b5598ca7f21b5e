import PackageModel
import Testing
import TrellisKit

@testable import ArchitectureChecks

struct `Navigation decided inside a feature` {
  @Test(arguments: reported + accepted)
  func `is found where a feature leads out of itself`(_ fixture: Fixture) throws {
    try fixture.check(NavigationInFeature.self)
  }

  static let reported = [
    Fixture(
      "a link and a sheet with another feature's view", packages: .features, layers: .features,
      """
      // file: Settings/SettingsView.swift
      public struct SettingsView: View { public var body: some View { Text("x") } }
      // file: Profile/ProfileView.swift
      import Settings
      struct ProfileView: View {
        var body: some View {
          NavigationLink("Settings") { SettingsView() } // expect: navigation-in-feature
          NavigationLink(destination: Settings.SettingsView()) { Text("x") } // expect: navigation-in-feature
            .sheet(isPresented: $isShown) { SettingsView(isSheet: true) } // expect: navigation-in-feature
        }
      }
      """),
    Fixture(
      "another feature's coordinator, and a destination of it on a path", packages: .features,
      layers: .features,
      """
      // file: Settings/SettingsCoordinator.swift
      public final class SettingsCoordinator {}
      public struct SettingsDestination: Hashable {}
      // file: Profile/ProfileModel.swift
      final class ProfileModel {
        func showSettings() {
          path.append(SettingsDestination()) // expect: navigation-in-feature
          child = SettingsCoordinator.init(parent: self) // expect: navigation-in-feature
        }
      }
      """),
    Fixture(
      "a path that a view owns", packages: .features, layers: .features,
      """
      // file: Profile/ProfileView.swift
      struct ProfileView: View {
        @State private var path = NavigationPath()
        @State var routes: [Route] = []
        var body: some View {
          NavigationStack(path: $path) { Text("x") } // expect: navigation-in-feature
        }
      }
      extension ProfileView {
        var other: some View {
          SwiftUI.NavigationStack(path: self.$routes) { Text("x") } // expect: navigation-in-feature
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "its own views, views of a layer below, and the app's work", packages: .features, layers: .features,
      """
      // file: Services/ErrorView.swift
      public struct ErrorView: View { public var body: some View { Text("x") } }
      // file: Settings/SettingsView.swift
      public struct SettingsView: View { public var body: some View { Text("x") } }
      // file: Profile/ProfileView.swift
      struct EditView: View { var body: some View { Text("x") } }
      struct ProfileView: View {
        let onShowSettings: () -> Void
        var body: some View {
          NavigationLink("Edit") { EditView() }
          ErrorView()
          Button("Settings", action: onShowSettings)
        }
      }
      // file: App/RootView.swift
      struct RootView: View {
        @State private var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { SettingsView() } }
      }
      """),
    Fixture(
      "a path that is passed in or belongs to a coordinator, and a stack without one", packages: .features,
      layers: .features,
      """
      // file: Profile/ProfileView.swift
      struct ProfileView: View {
        @Binding var path: NavigationPath
        @State private var coordinator: ProfileCoordinator
        @Bindable var model: ProfileModel
        var body: some View {
          NavigationStack(path: $path) { Text("x") }
          NavigationStack(path: $coordinator.path) { Text("x") }
          NavigationStack(path: $model.path) { Text("x") }
          NavigationStack { Text("x") }
        }
      }
      """),
    Fixture(
      "a name that two features have, previews, and words", packages: .features, layers: .features,
      """
      // file: Settings/DetailView.swift
      struct DetailView: View { var body: some View { Text("x") } }
      public struct SettingsView: View { public var body: some View { Text("x") } }
      // file: Profile/DetailView.swift
      struct DetailView: View { var body: some View { Text("SettingsView()") } }
      struct ListView: View { var body: some View { DetailView() } }
      #Preview { SettingsView() }
      """),
    Fixture(
      "paths of their own, when they may have them", options: ["ownPaths": .bool(false)], packages: .features,
      layers: .features,
      """
      // file: Profile/ProfileView.swift
      struct ProfileView: View {
        @State private var path = NavigationPath()
        var body: some View { NavigationStack(path: $path) { Text("x") } }
      }
      """),
  ]
}
