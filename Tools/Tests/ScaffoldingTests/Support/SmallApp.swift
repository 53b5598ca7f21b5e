import Foundation
import TestSupport
import ToolsTestSupport
import TrellisKit

@testable import Scaffolding

/// The layout of an app, with next to nothing in it.
enum SmallApp {
  static let manifest = """
    // swift-tools-version: 6.2
    import Foundation
    import PackageDescription

    let feature = ["Analytics"]

    let members = [
      Member(group: "Core", name: "Design"),
      Member(group: "Features", name: "Onboarding", tests: feature),
      // What a person is called.
      Member(
        group: "Features", name: "Profile",
        tests: feature + ["Persistence"]),
      Member(group: "Shells", name: "TerminalShell"),
    ]

    /// Tests of a library of the tools.
    func tests(of name: String) -> Target { .testTarget(name: name) }

    let syntaxFolder: String? = nil

    let app: [Target] = [.target(name: "AppCore")]

    let toolTests: [Target] = [tests(of: "Kit")]

    let syntaxTests: [Target] = [tests(of: "Syntax")]

    let package = Package(
      name: "Trellis",
      targets: app
        + members.map { $0.target }
        + toolTests + (syntaxFolder == nil ? [] : syntaxTests),
      swiftLanguageModes: [.v6]
    )

    """

  static let tabs = """
    /// The tabs.
    enum MainTab: String, CaseIterable {
      case profile

      var title: String {
        switch self {
        case .profile: "Profile"
        }
      }

      var links: any FeatureLinks {
        switch self {
        case .profile: Self.profileLinks
        }
      }
    }

    extension AppDependencies {
      func makeArea(of tab: MainTab, for user: User, main: MainCoordinator) -> FeatureArea {
        switch tab {
        case .profile: makeProfile(for: user, main: main)
        }
      }
    }

    """

  static let architecture = """
    # The architecture of Trellis

    ```
    Packages/
      Features/
        Onboarding/              signing in
        Profile/                 name and bio
      Shells/
    ```

    ## A tap
    <!-- Needs Profile. -->

    It travels.

    ## The rest

    """

  static let files = [
    "Package.swift": manifest, "App/Core/Features/MainTab.swift": tabs, "ARCHITECTURE.md": architecture,
    "README.md": "# Trellis\n\nAll of it.\n\n```sh\nswift run App\n```\n",
    ".swift-format": #"{"version": 1, "lineLength": 110, "indentation": {"spaces": 2}}"#,
    "App/Core/Features/Profile/AppDependencies+Profile.swift": "import Profile\n",
    "App/Core/AppState.swift": "enum AppState {}\nfinal class MainCoordinator {}\n",
    "Packages/Core/Design/Package.swift": "",
    "Packages/Core/Design/Sources/Design/Screen.swift": "public struct Screen {}\n",
    "Packages/Features/Onboarding/Package.swift": "", "Packages/Features/Profile/Package.swift": "",
    "Packages/Features/Profile/Sources/Profile/P.swift": "let scheme = \"trellis\"\n",
    "Tests/Flows/sign-in.flow": "# Signs in.\nopen trellis://profile\n",
    "Tests/Flows/edit.flow": "# Edits.\n# Needs Profile.\nexpect \"Profile\"\n",
    "Tests/AppTests/EditTests.swift": "// Needs Profile.\nimport Testing\n",
    "Tools/Package.swift": "// trellis\n", "Tools/Tests/KitTests/T.swift": "// trellis\n",
    "Tools/Sources/trellis/T.swift": "// trellis\n",
    ".ci/run": "step \"one\"\ntrue\n\nstep \"two\"\n# Needs Trellis.\nfalse\n\nstep \"three\"\ntrue\n",
  ]

  /// A repository with these files, of which git knows.
  static func repository(_ others: [String: String] = [:], without removed: [String] = []) throws
    -> TemporaryFolder
  {
    try TemporaryFolder.repository(
      files.merging(others) { $1 }.filter { !removed.contains($0.key) })
  }
}
