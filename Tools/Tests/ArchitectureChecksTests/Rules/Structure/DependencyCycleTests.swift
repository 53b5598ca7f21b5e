import PackageModel
import Testing

@testable import ArchitectureChecks

struct `A circle of imports` {
  @Test(arguments: reported + accepted)
  func `is found among targets and among packages`(_ fixture: Fixture) throws {
    try fixture.check(DependencyCycle.self)
  }

  @Test func `is shown in its shortest form, with every step`() throws {
    let found = try Self.reported[1].findings(of: DependencyCycle.self)
    #expect(found.map(\.message) == ["Beta → Delta → Beta import each other in a circle"])
    #expect(found[0].notes.map(\.path) == ["Delta/D.swift"])
    #expect(found[0].notes.map(\.message) == ["Delta imports Beta here"])
  }

  static let reported = [
    Fixture(
      "two targets", packages: letters,
      """
      // file: Alpha/A.swift
      import Beta // expect: dependency-cycle
      // file: Beta/B.swift
      import Foundation
      import Alpha
      """),
    Fixture(
      "a knot with a long and a short circle", packages: letters,
      """
      // file: Alpha/A.swift
      import Beta
      // file: Beta/B.swift
      import Gamma
      import Delta // expect: dependency-cycle
      // file: Gamma/C.swift
      @testable import Alpha
      // file: Delta/D.swift
      import struct Beta.Value
      """),
    Fixture(
      "two circles that have nothing to do with each other", packages: letters,
      """
      // file: Alpha/A.swift
      import Beta // expect: dependency-cycle
      // file: Beta/B.swift
      import Alpha
      // file: Delta/D.swift
      #if DEBUG
        import Gamma // expect: dependency-cycle
      #endif
      // file: Gamma/C.swift
      import Delta
      import Alpha
      """),
    Fixture(
      "packages whose targets form none", packages: twoOfTwo,
      """
      // file: One/Client/Client.swift
      import Server // expect: dependency-cycle
      // file: Two/Shared/Shared.swift
      import Kit
      """),
  ]

  static let accepted = [
    Fixture(
      "a diamond", packages: letters,
      """
      // file: Alpha/A.swift
      import Beta
      import Gamma
      // file: Beta/B.swift
      import Delta
      // file: Gamma/C.swift
      import Delta
      // file: Delta/D.swift
      import Foundation
      """),
    Fixture(
      "tests, which nobody imports, and a module that imports its own name", packages: twoOfTwo,
      """
      // file: One/Client/Client.swift
      import Server
      import Client
      // file: Two/ServerTests/Tests.swift
      import Client
      """),
    Fixture(
      "one that counts only where the other module is there", packages: letters,
      """
      // file: Alpha/A.swift
      import Beta
      // file: Beta/B.swift
      #if canImport(Alpha)
        import Alpha
      #endif
      """),
    Fixture(
      "packages in a circle, when they may be", options: ["packages": .bool(false)], packages: twoOfTwo,
      """
      // file: One/Client/Client.swift
      import Server
      // file: Two/Shared/Shared.swift
      import Kit
      """),
  ]

  private static let letters = ["Alpha", "Beta", "Gamma", "Delta"].map { WorkspacePackage.library($0) }

  private static let twoOfTwo = [
    package("One", ["Client", "Kit"]), package("Two", ["Server", "Shared"]),
  ]

  private static func package(_ name: String, _ targets: [String]) -> WorkspacePackage {
    WorkspacePackage(
      name: name, folder: name,
      targets: targets.flatMap { target in
        [
          WorkspaceTarget(name: target, kind: .library, folder: "\(name)/\(target)"),
          WorkspaceTarget(name: "\(target)Tests", kind: .test, folder: "\(name)/\(target)Tests"),
        ]
      })
  }
}
