import PackageModel
import Testing

@testable import ArchitectureChecks

struct `A feature that imports another feature` {
  @Test(arguments: reported + accepted)
  func `is found, whatever packages they are in`(_ fixture: Fixture) throws {
    try fixture.check(FeatureImportsFeature.self)
  }

  static let reported = [
    Fixture(
      "a feature in a package of its own", packages: .features, layers: .features,
      """
      // file: Profile/Model.swift
      import Settings // expect: feature-imports-feature
      """),
    Fixture(
      "one declaration alone, and only on one system", packages: .features, layers: .features,
      """
      // file: Settings/Screen.swift
      import struct Profile.Avatar // expect: feature-imports-feature
      #if os(iOS)
        @_exported import Profile // expect: feature-imports-feature
      #endif
      """),
    Fixture(
      "two features that one package offers", packages: [everything(offered: ["Feed", "Search"])],
      layers: inOne,
      """
      // file: Sources/Feed/Feed.swift
      import Search // expect: feature-imports-feature
      """),
    Fixture(
      "folders of an app without a manifest that are frameworks", packages: [frameworks], layers: inOne,
      """
      // file: Sources/Search/Search.swift
      internal import Feed // expect: feature-imports-feature
      """),
  ]

  static let accepted = [
    Fixture(
      "a part of the same feature", packages: [everything(offered: ["Feed"])], layers: inOne,
      """
      // file: Sources/Feed/Feed.swift
      import Search
      // file: Sources/FeedPreview/Preview.swift
      import Feed
      """),
    Fixture(
      "an interface in a layer of its own, and the app",
      packages: .features + [.library("SettingsAPI", in: "API")],
      layers: .features + [Layer(name: "API", folders: ["API"], imports: [])],
      """
      // file: Profile/Model.swift
      import SettingsAPI
      // file: App/App.swift
      import Profile
      import Settings
      """),
    Fixture(
      "features that the configuration lets know each other", packages: .features,
      layers: [
        Layer(
          name: "Features", folders: ["Profile", "Settings"], imports: ["Features"], isFeature: true)
      ],
      """
      // file: Profile/Model.swift
      import Settings
      """),
    Fixture(
      "support for tests and a preview that carry the name of their feature",
      packages: [everything(offered: ["Feed", "FeedPreview", "Search"])], layers: inOne,
      """
      // file: Sources/FeedPreview/Preview.swift
      @testable import Feed
      """),
  ]

  private static let inOne = [
    Layer(name: "Features", folders: ["Sources/*"], imports: [], isFeature: true)
  ]

  private static func everything(offered: [String]) -> WorkspacePackage {
    WorkspacePackage(
      name: "Everything", folder: "",
      targets: ["Feed", "FeedPreview", "Search"].map { name in
        WorkspaceTarget(name: name, kind: .library, folder: "Sources/\(name)")
      },
      products: offered.map { .init(name: $0, targets: [$0]) })
  }

  private static let frameworks = WorkspacePackage(
    name: "App", folder: "", hasManifest: false,
    targets: ["Feed", "Search"].map { name in
      WorkspaceTarget(name: name, kind: .library, folder: "Sources/\(name)")
    })
}
