import PackageModel
import Testing
import TrellisKit

@testable import ArchitectureChecks

struct `An import without dependency` {
  @Test(arguments: reported + accepted)
  func `is found in the targets of the tree`(_ fixture: Fixture) throws {
    try fixture.check(UndeclaredImport.self)
  }

  static let reported = [
    Fixture(
      "a module of another package, imported in every form", packages: [profile, networking],
      """
      // file: Profile/Sources/Profile/Profile.swift
      import Networking // expect: undeclared-import
      // file: Profile/Sources/Profile/Other.swift
      @testable import struct Networking.Request // expect: undeclared-import
      // file: Profile/Sources/Profile/Third.swift
      #if os(Linux) && !DEBUG && swift(>=5.9)
        private import Networking // expect: undeclared-import
      #endif
      // file: Networking/Sources/Networking/Request.swift
      """),
    Fixture(
      "a target of the same package", packages: [networking],
      """
      // file: Networking/Tests/NetworkingTests/Tests.swift
      import Networking
      import Sockets // expect: undeclared-import
      // file: Networking/Sources/Networking/Request.swift
      // file: Networking/Sources/Sockets/Socket.swift
      """),
    Fixture(
      "what comes along with a dependency, where all must be declared",
      options: ["strict": .bool(true), "strictTests": .bool(true)], packages: chain,
      """
      // file: Feed/Tests/Tests.swift
      @testable import Feed
      import Design // expect: undeclared-import
      // file: Feed/Sources/Feed.swift
      import Services
      import Design // expect: undeclared-import
      // file: Design/Color.swift
      // file: Services/Service.swift
      """),
    Fixture(
      "a module of a package that nobody in the chain knows of", packages: chain,
      """
      // file: Design/Color.swift
      import Services // expect: undeclared-import
      // file: Services/Service.swift
      import Design
      """),
  ]

  static let accepted = [
    Fixture(
      "what a dependency brings with it", packages: chain,
      """
      // file: Feed/Tests/Tests.swift
      @testable import Feed
      import Design
      import Services
      // file: Feed/Sources/Feed.swift
      import Services
      import Design
      // file: Design/Color.swift
      // file: Services/Service.swift
      """),
    Fixture(
      "a module of the tree with a name of the system's, and one from elsewhere", packages: chain,
      """
      // file: Feed/Sources/Feed.swift
      import Network
      import Logging
      // file: Network/Network.swift
      // file: Logging/Logger.swift
      """),
    Fixture(
      "declared ones, also through a product of several modules", packages: [profile, networking],
      """
      // file: Profile/Tests/ProfileTests/Tests.swift
      @testable import Profile
      import Networking
      import Sockets
      // file: Networking/Sources/Networking/Request.swift
      // file: Networking/Sources/Sockets/Socket.swift
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
      "one that is imported only if it can be, or in builds with a flag", packages: [profile, networking],
      """
      // file: Profile/Sources/Profile/Profile.swift
      #if canImport(Networking)
        import Networking
      #endif
      #if SINGLE_MODULE && os(iOS)
      #else
        import Networking
      #endif
      // file: Networking/Sources/Networking/Request.swift
      """),
    Fixture(
      "a library in C, whose module map gives it any name", packages: [profile, networking],
      """
      // file: Profile/Sources/Profile/Profile.swift
      import Sockets
      // file: Networking/Sources/Networking/Request.swift
      """),
    Fixture(
      "a name that two packages give to a module",
      packages: [profile, networking, .library("Networking", in: "Old")],
      """
      // file: Profile/Sources/Profile/Profile.swift
      import Networking
      // file: Networking/Sources/Networking/Request.swift
      // file: Old/Request.swift
      """),
    Fixture(
      "manifests, plugins, and code that documentation shows", packages: [profile, networking, description],
      """
      // file: Profile/Sources/Profile/Fixtures/Package.swift
      import PackageDescription
      // file: Profile/Sources/Profile/Profile.docc/Resources/Step.swift
      import Networking
      // file: Profile/Sources/Profile/Try.playground/Contents.swift
      import Networking
      // file: Profile/Sources/Profile/Plugin.swift
      import PackagePlugin
      // file: Networking/Sources/Networking/Request.swift
      // file: SwiftPM/Description.swift
      // file: SwiftPM/Plugin.swift
      """),
    Fixture(
      "a target that calls modules by other names", packages: [aliased, networking],
      """
      // file: Aliased/Aliased.swift
      import Networking
      // file: Networking/Sources/Networking/Request.swift
      """),
    Fixture(
      "a tree without manifests", packages: [app],
      """
      // file: App/Main.swift
      import Kit
      // file: Kit/Kit.swift
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

  private static let aliased = WorkspacePackage(
    name: "Aliased", folder: "Aliased",
    targets: [WorkspaceTarget(name: "Aliased", kind: .library, folder: "Aliased", aliasesModules: true)])

  private static let description = WorkspacePackage(
    name: "SwiftPM", folder: "SwiftPM",
    targets: [
      WorkspaceTarget(
        name: "PackageDescription", kind: .library, folder: "SwiftPM", sources: ["Description.swift"]),
      WorkspaceTarget(name: "PackagePlugin", kind: .library, folder: "SwiftPM", sources: ["Plugin.swift"]),
    ])

  private static let app = WorkspacePackage(
    name: "App", folder: "", hasManifest: false,
    targets: [
      WorkspaceTarget(name: "App", kind: .executable, folder: "App"),
      WorkspaceTarget(name: "Kit", kind: .library, folder: "Kit"),
    ])
}
