import PackageModel
import Testing

@testable import ArchitectureChecks

struct `A dependency that nothing imports` {
  @Test(arguments: reported + accepted)
  func `is found in the manifest`(_ fixture: Fixture) throws {
    try fixture.check(UnusedDependency.self)
  }

  static let reported = [
    Fixture(
      "a product of another package", packages: [design, profile([.product("Design", package: "design")])],
      """
      // file: Design/Color.swift
      public struct Color {}
      // file: Profile/Package.swift
      import PackageDescription
      let package = Package(
        name: "Profile",
        dependencies: [.package(name: "Design", path: "../Design")],
        targets: [
          .target(
            name: "Profile",
            dependencies: [
              .product(name: "Design", package: "design") // expect: unused-dependency
            ])
        ])
      // file: Profile/Sources/Profile/Profile.swift
      import Foundation
      """),
    Fixture(
      "one of two targets, by name", packages: [design, profile([.name("Design")])],
      """
      // file: Design/Color.swift
      public struct Color {}
      // file: Profile/Package.swift
      import PackageDescription
      let targets: [Target] = [
        .target(
          name: "Other",
          dependencies: ["Design"]),
        .target(
          name: "Profile",
          dependencies: [
            "Design", // expect: unused-dependency
          ]),
      ]
      // file: Profile/Sources/Profile/Profile.swift
      // import Design
      let text = "import Design"
      """),
    Fixture(
      "a product of several modules, none of which is imported; the manifest is code",
      packages: [kit, profile([.product("Kit", package: "kit")])],
      """
      // file: Kit/Sources/KitCore/Core.swift
      public struct Core {}
      // file: Kit/Sources/KitUI/UI.swift
      public struct Look {}
      // file: Profile/Package.swift
      import PackageDescription // expect: unused-dependency
      // file: Profile/Sources/Profile/Profile.swift
      import SwiftUI
      struct Profile {}
      """),
  ]

  static let accepted = [
    Fixture(
      "one that a single file imports, on one system alone", packages: [design, profile([.name("Design")])],
      """
      // file: Design/Color.swift
      public struct Color {}
      // file: Profile/Sources/Profile/Profile.swift
      // file: Profile/Sources/Profile/Color.swift
      #if canImport(Design)
        import struct Design.Color
      #endif
      """),
    Fixture(
      "a product of which one module is imported, and one that comes with another",
      packages: [design, kit, profile([.product("Kit", package: "kit"), .name("Design")])],
      """
      // file: Design/Color.swift
      public struct Color {}
      // file: Kit/Sources/KitCore/Core.swift
      public struct Core {}
      // file: Kit/Sources/KitUI/UI.swift
      @_exported import Design
      // file: Profile/Sources/Profile/Profile.swift
      import KitUI
      """),
    Fixture(
      "macros, programs, libraries in C and packages from elsewhere",
      packages: [
        tools,
        profile([
          .product("Macros", package: "tools"), .product("CSQLite", package: "tools"),
          .product("Runner", package: "tools"),
          .product("Collections", package: "swift-collections"),
        ]),
      ],
      """
      // file: Tools/Macros/Macro.swift
      // file: Tools/Runner/main.swift
      // file: Profile/Sources/Profile/Profile.swift
      import Foundation
      """),
    Fixture(
      "a target with a file that doesn't parse, and one with no file at all",
      packages: [design, profile([.name("Design")])],
      """
      // file: Design/Color.swift
      public struct Color {}
      // file: Profile/Sources/Profile/Profile.swift
      struct Profile {
      """),
    Fixture(
      "a module without declarations, and a target that only holds others together",
      packages: [design, marker, profile([.product("Marker", package: "marker")]), all],
      """
      // file: Design/Color.swift
      public struct Color {}
      // file: Marker/Marker.swift
      // This file is empty.
      // file: Profile/Sources/Profile/Profile.swift
      struct Profile {}
      // file: All/All.swift
      """),
    Fixture(
      "a target to which a plugin adds sources",
      packages: [design, profile([.product("Design", package: "design")], plugins: [.target("Generator")])],
      """
      // file: Design/Color.swift
      public struct Color {}
      // file: Profile/Sources/Profile/Profile.swift
      struct Profile {}
      """),
    Fixture(
      "a program of an old manifest, and tests that run with others",
      packages: [
        .library("Tool"), .library("SlowTests"),
        profile([.product("Tool", package: "tool"), .product("SlowTests", package: "slowtests")]),
      ],
      """
      // file: Tool/main.swift
      let text = "x"
      // file: SlowTests/SlowTests.swift
      struct SlowTests {}
      // file: Profile/Sources/Profile/Profile.swift
      struct Profile {}
      """),
  ]

  private static func profile(
    _ dependencies: [WorkspaceTarget.Dependency], plugins: [WorkspaceTarget.Dependency] = []
  ) -> WorkspacePackage {
    WorkspacePackage(
      name: "Profile", folder: "Profile",
      targets: [
        WorkspaceTarget(
          name: "Profile", kind: .library, folder: "Profile/Sources/Profile", dependencies: dependencies,
          plugins: plugins)
      ])
  }

  private static let design = WorkspacePackage.library("Design", in: "Design")

  private static let marker = WorkspacePackage.library("Marker")
  private static let all = WorkspacePackage.library("All", ["Design"])

  private static let kit = WorkspacePackage(
    name: "Kit", folder: "Kit",
    targets: ["KitCore", "KitUI"].map { name in
      WorkspaceTarget(name: name, kind: .library, folder: "Kit/Sources/\(name)")
    },
    products: [.init(name: "Kit", targets: ["KitCore", "KitUI"])])

  private static let tools = WorkspacePackage(
    name: "Tools", folder: "Tools",
    targets: [
      WorkspaceTarget(name: "Macros", kind: .macro, folder: "Tools/Macros"),
      WorkspaceTarget(name: "CSQLite", kind: .library, folder: "Tools/CSQLite"),
      WorkspaceTarget(name: "Runner", kind: .executable, folder: "Tools/Runner"),
    ],
    products: ["Macros", "CSQLite", "Runner"].map { .init(name: $0, targets: [$0]) })
}
