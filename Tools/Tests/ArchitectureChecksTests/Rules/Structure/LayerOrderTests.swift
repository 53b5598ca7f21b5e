import PackageModel
import Testing

@testable import ArchitectureChecks

struct `An import against the order of layers` {
  @Test(arguments: reported + accepted)
  func `is found where the configuration has layers`(_ fixture: Fixture) throws {
    try fixture.check(LayerOrder.self)
  }

  @Test func `says which layers may be imported`() throws {
    let found = try Self.reported[0].findings(of: LayerOrder.self)
    #expect(
      found.map(\.message) == [
        "Models (Domain) imports Profile (Features); Domain may import: Domain"
      ])
  }

  static let reported = [
    Fixture(
      "a model that imports a feature", packages: .features, layers: .features,
      """
      // file: Models/User.swift
      import Foundation
      import Profile // expect: layer-order
      """),
    Fixture(
      "an import in every form, also under a condition", packages: .features, layers: .features,
      """
      // file: Services/Store.swift
      @preconcurrency import class Settings.SettingsModel // expect: layer-order
      #if DEBUG
        private import App // expect: layer-order
      #endif
      // file: Profile/Model.swift
      public import App // expect: layer-order
      """),
    Fixture(
      "a layer that may not even import itself, from one package to another", packages: .features,
      layers: [
        Layer(name: "Values", folders: ["Models", "Services"], imports: [])
      ],
      """
      // file: Services/Store.swift
      import Models // expect: layer-order
      """),
    Fixture(
      "layers inside one package", packages: [monolith],
      layers: [
        Layer(name: "Core", folders: ["Sources/Core*"], imports: []),
        Layer(name: "Screens", folders: ["Sources/*Screen"], imports: ["Core"]),
      ],
      """
      // file: Sources/CoreKit/Core.swift
      import HomeScreen // expect: layer-order
      // file: Sources/HomeScreen/Home.swift
      import CoreKit
      """),
    Fixture(
      "tests, when they must keep the order too", options: ["tests": .bool(true)], packages: [monolith],
      layers: monolithLayers,
      """
      // file: Tests/CoreKitTests/Tests.swift
      @testable import HomeScreen // expect: layer-order
      """),
  ]

  static let accepted = [
    Fixture(
      "what the arrows allow", packages: .features, layers: .features,
      """
      // file: App/App.swift
      import Models
      import Profile
      // file: Profile/Model.swift
      import Services
      // file: Services/Store.swift
      import Models
      """),
    Fixture(
      "tests, unless the configuration says otherwise", packages: [monolith], layers: monolithLayers,
      """
      // file: Tests/CoreKitTests/Tests.swift
      @testable import HomeScreen
      """),
    Fixture(
      "previews with a layer of their own", packages: [monolith],
      layers: [
        Layer(name: "Previews", folders: ["Sources/*Preview"], imports: ["Core", "Screens", "Shells"])
      ] + monolithLayers,
      """
      // file: Sources/HomePreview/Preview.swift
      import CoreKit
      import HomeScreen
      """),
    Fixture(
      "modules in no layer, words in comments and strings, and features among themselves",
      packages: .features,
      layers: Array([Layer].features.dropFirst()),
      """
      // file: Models/User.swift
      import Profile
      let text = "import App"
      // import App
      /* import App */
      // file: Profile/Model.swift
      import Settings
      import SwiftUI
      """),
    Fixture(
      "a module that two packages have", packages: .features + [.library("App", in: "Other/App")],
      layers: .features,
      """
      // file: Profile/Model.swift
      import App
      """),
    Fixture(
      "targets of one package in one layer", packages: [monolith], layers: monolithLayers,
      """
      // file: Sources/CoreKit/Core.swift
      import CoreText
      """),
  ]

  private static let monolithLayers = [
    Layer(name: "Core", folders: ["Sources/Core*", "Tests/Core*"], imports: []),
    Layer(name: "Screens", folders: ["Sources/Home*"], imports: ["Core"]),
  ]

  private static let monolith = WorkspacePackage(
    name: "Monolith", folder: "",
    targets: ["CoreKit", "CoreText", "HomeScreen", "HomePreview"].map { name in
      WorkspaceTarget(name: name, kind: .library, folder: "Sources/\(name)")
    } + [WorkspaceTarget(name: "CoreKitTests", kind: .test, folder: "Tests/CoreKitTests")])
}
