import PackageModel
import Testing
import TrellisKit

@testable import ArchitectureChecks

struct `An import without dependency` {
  @Test(arguments: fixtures)
  func `is found in the targets of the tree`(_ fixture: Fixture) throws {
    try fixture.check(UndeclaredImport.self)
  }

  static let fixtures = [
    Fixture(
      "a module of another package, imported in every form", packages: [profile, networking],
      """
      // file: Profile/Sources/Profile/Profile.swift
      import Networking // expect: undeclared-import
      // file: Profile/Sources/Profile/Other.swift
      @testable import struct Networking.Request // expect: undeclared-import
      // file: Profile/Sources/Profile/Third.swift
      #if os(Linux)
        private import Networking // expect: undeclared-import
      #endif
      """),
    Fixture(
      "a target of the same package", packages: [networking],
      """
      // file: Networking/Tests/NetworkingTests/Tests.swift
      import Networking
      import Sockets // expect: undeclared-import
      """),
    Fixture(
      "what comes along with a dependency, but not in tests, unless they must declare it as well",
      options: ["strictTests": .bool(true)], packages: chain,
      """
      // file: Feed/Tests/Tests.swift
      @testable import Feed
      import Design // expect: undeclared-import
      // file: Feed/Sources/Feed.swift
      import Services
      import Design // expect: undeclared-import
      """),
    Fixture(
      "what the code under test brings with it", packages: chain,
      """
      // file: Feed/Tests/Tests.swift
      @testable import Feed
      import Design
      import Services
      """),
    Fixture(
      "a module of the tree with a name of the system's, and one from elsewhere", packages: chain,
      """
      // file: Feed/Sources/Feed.swift
      import Network
      import Logging
      """),
    Fixture(
      "declared ones, also through a product of several modules", packages: [profile, networking],
      """
      // file: Profile/Tests/ProfileTests/Tests.swift
      @testable import Profile
      import Networking
      import Sockets
      """),
    Fixture(
      "modules of the system and of other packages, and words that look like an import", packages: [profile],
      """
      // file: Profile/Sources/Profile/Profile.swift
      import Foundation
      import Networking
      // import Profile
      let text = "import Profile"
      """),
    Fixture(
      "one that is imported only if it can be", packages: [profile, networking],
      """
      // file: Profile/Sources/Profile/Profile.swift
      #if canImport(Networking)
        import Networking
      #endif
      """),
    Fixture(
      "a tree without manifests", packages: [app],
      """
      // file: App/Main.swift
      import Kit
      """),
  ]

  private static let profile = WorkspacePackage(
    name: "Profile", folder: "Profile",
    targets: [
      WorkspaceTarget(name: "Profile", kind: .library, folder: "Profile/Sources/Profile"),
      WorkspaceTarget(
        name: "ProfileTests", kind: .test, folder: "Profile/Tests/ProfileTests",
        dependencies: [.name("Profile"), .product("NetworkingKit", package: "networking")]),
    ])

  private static let networking = WorkspacePackage(
    name: "Networking", folder: "Networking",
    targets: [
      WorkspaceTarget(name: "Networking", kind: .library, folder: "Networking/Sources/Networking"),
      WorkspaceTarget(name: "Sockets", kind: .library, folder: "Networking/Sources/Sockets"),
      WorkspaceTarget(
        name: "NetworkingTests", kind: .test, folder: "Networking/Tests/NetworkingTests",
        dependencies: [.target("Networking")]),
    ],
    products: [.init(name: "NetworkingKit", targets: ["Networking", "Sockets"])])

  private static let chain = [
    WorkspacePackage.library("Network"), .library("Logging"), .library("Design"),
    .library("Services", ["Design"]),
    WorkspacePackage(
      name: "Feed", folder: "Feed",
      targets: [
        WorkspaceTarget(
          name: "Feed", kind: .library, folder: "Feed/Sources",
          dependencies: [.name("Services"), .product("Logging", package: "swift-log")]),
        WorkspaceTarget(
          name: "FeedTests", kind: .test, folder: "Feed/Tests", dependencies: [.target("Feed")]),
      ]),
  ]

  private static let app = WorkspacePackage(
    name: "App", folder: "", hasManifest: false,
    targets: [
      WorkspaceTarget(name: "App", kind: .executable, folder: "App"),
      WorkspaceTarget(name: "Kit", kind: .library, folder: "Kit"),
    ])
}
