import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import Scaffolding

@Suite(.bounded) struct `A new feature` {
  private func plan(_ name: String, in folder: TemporaryFolder) async throws -> NewFeaturePlan {
    let repository = try AppRepository(at: folder.root)
    let name = try ModuleName(name)
    // It waits for the formatter.
    return try await OnThread.run { try NewFeaturePlan(name, in: repository) }
  }

  @Test func `is a package, its wiring, a flow, and a line in each list`() async throws {
    let folder = try SmallApp.repository()
    let plan = try await plan("OrderHistory", in: folder)
    #expect(plan.flow == "Tests/Flows/order-history.flow")
    #expect(plan.changes.made.count == 17)
    #expect(
      Set(plan.changes.changed.keys) == [
        "Package.swift", "App/Core/Features/MainTab.swift", "ARCHITECTURE.md",
      ])
    let flow = try #require(plan.changes.made[plan.flow])
    #expect(
      flow.contains("open trellis://order-history/1\n") && flow.contains("tap \"Start using Trellis\"\n"))
    let lines = plan.changes.made.values.flatMap { $0.split(separator: "\n") }
    #expect(lines.allSatisfy { $0.count <= 110 })
  }

  @Test func `can be made twice with different names, and not with the same`() async throws {
    let folder = try SmallApp.repository()
    for name in ["Orders", "OrderHistory"] {
      var writer = ChangeWriter(root: folder.root)
      try writer.write(try await plan(name, in: folder).changes)
    }
    let tabs = try TabList(try folder.text("App/Core/Features/MainTab.swift")).tabs()
    #expect(tabs.map(\.name) == ["profile", "orders", "orderHistory"])
    await #expect(throws: ScaffoldingError.self) { try await plan("Orders", in: folder) }
    await #expect(throws: ScaffoldingError.self) { try await plan("ORDERS", in: folder) }
  }

  @Test(arguments: [
    ("Profile", "Packages/Features/Profile is there already"), ("PROFILE", "Profile is there already"),
    ("Design", "Packages/Core/Design is there already"), ("SignIn", "sign-in.flow is there already"),
    ("Screen", "a type Screen"), ("Trellis", "a module"), ("AppState", "a type AppState"),
    ("CxxStdlib", "the toolchain has a module CxxStdlib"), ("FOUNDATION", "the toolchain has a module"),
    ("CoreFoundation", "the toolchain has a module"), ("SwiftParser", "the toolchain has a module"),
    ("PackagePlugin", "the toolchain has a module"),
    ("Storage", "Tests/Flows/settings.flow uses something that is called “Storage”"),
    ("SignOut", "Tests/AppTests/SignOutTests.swift uses something that is called “Sign out”"),
    ("CountryOfOrigin", "Tests/Flows/settings.flow expects that “of” is not on the screen"),
    ("Add", "the feature itself uses"), ("RemovedItems", "the feature itself expects that “Remove”"),
  ])
  func `is refused where its name is taken`(name: String, reason: String) async throws {
    let folder = try SmallApp.repository([
      "Tests/Flows/settings.flow": "tap \"Storage\"\nexpect-not \"of\"\n",
      "Tests/AppTests/SignOutTests.swift": "try fixture.root.tap(\"Sign out\")\n",
    ])
    let error = await #expect(throws: ScaffoldingError.self) { try await plan(name, in: folder) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func `is refused where a place is missing, with nothing written`() async throws {
    let folder = try SmallApp.repository(["App/Core/Features/MainTab.swift": "enum Tab {}\n"])
    let before = try folder.names()
    let error = await #expect(throws: ScaffoldingError.self) { try await plan("Orders", in: folder) }
    #expect(error?.description.contains("MainTab.swift: there is no “enum MainTab”") == true)
    #expect(try folder.names() == before)
  }
}
