import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import Scaffolding

@Suite(.bounded) struct `A new app` {
  private func plan(
    _ features: [String]?, in folder: TemporaryFolder, name: String = "Bookshop"
  ) throws -> NewAppPlan {
    let repository = try AppRepository(at: folder.root)
    let choice = try FeatureChoice(features, in: repository)
    return try NewAppPlan(try AppName(try ModuleName(name)), features: choice, from: repository)
  }

  @Test func `gets what git tracks and what is there, renamed, without the tests of the tools`() throws {
    let folder = try SmallApp.repository(["gone.txt": ""])
    try FileManager.default.removeItem(atPath: "\(folder.root)/gone.txt")
    try folder.write("", to: "untracked.txt")
    let plan = try plan(nil, in: folder)
    #expect(plan.features.chosen == ["Onboarding", "Profile"])
    #expect(!plan.features.needsHome)
    #expect(plan.files.leftOut == ["Tools/Tests/KitTests/T.swift"])
    #expect(!plan.files.carried.contains("gone.txt") && !plan.files.carried.contains("untracked.txt"))
    #expect(plan.texts["Packages/Features/Profile/Sources/Profile/P.swift"] == "let scheme = \"bookshop\"\n")
    #expect(plan.texts["Tests/Flows/sign-in.flow"] == "# Signs in.\nopen bookshop://profile\n")
    #expect(plan.texts["Tools/Sources/trellis/T.swift"] == nil)
    #expect(plan.texts[".ci/run"] == "step \"one\"\ntrue\n\nstep \"three\"\ntrue\n")
    #expect(plan.texts["README.md"]?.hasPrefix("# Bookshop\n") == true)
    #expect(plan.texts["README.md"]?.hasSuffix("```sh\nswift run App\n```\n") == true)
    #expect(plan.texts["ARCHITECTURE.md"]?.contains("## A tap") == true)
  }

  @Test func `loses all that needs a feature that is left out`() throws {
    let plan = try plan(["Onboarding"], in: try SmallApp.repository())
    #expect(plan.features.leftOut == ["Profile"])
    #expect(plan.features.needsHome)
    #expect(
      plan.files.leftOut == [
        "App/Core/Features/Profile/AppDependencies+Profile.swift", "Packages/Features/Profile/Package.swift",
        "Packages/Features/Profile/Sources/Profile/P.swift", "Tests/AppTests/EditTests.swift",
        "Tests/Flows/edit.flow",
        "Tools/Tests/KitTests/T.swift",
      ])
    for (path, text) in plan.texts { #expect(!text.contains("rofile") || path.hasSuffix(".flow"), "\(path)") }
  }

  @Test func `is refused with the features that there are`() throws {
    let folder = try SmallApp.repository()
    let repository = try AppRepository(at: folder.root)
    let error = #expect(throws: UsageError.self) { try FeatureChoice(["Orders"], in: repository) }
    #expect(
      error?.description
        == "there is no feature “Orders”. Choose from Profile; Onboarding always comes along")
  }

  @Test(arguments: ["Profile", "design", "TOOLS"])
  func `can't be called like one of its packages`(name: String) throws {
    let folder = try SmallApp.repository()
    let repository = try AppRepository(at: folder.root)
    #expect(throws: ScaffoldingError.self) { try repository.refusePackage(named: name) }
    #expect(throws: Never.self) { try repository.refusePackage(named: "Bookshop") }
  }

  @Test func `can't be called like a module of the toolchain`() throws {
    let folder = try SmallApp.repository()
    let error = #expect(throws: ScaffoldingError.self) { try plan(nil, in: folder, name: "CxxStdlib") }
    #expect(error?.description.contains("the toolchain has a module CxxStdlib") == true)
  }

  @Test func `is made from Trellis only`() throws {
    let folder = try SmallApp.repository([
      "Package.swift": SmallApp.manifest.replacing("\"Trellis\"", with: "\"Bookshop\"")
    ])
    let error = #expect(throws: ScaffoldingError.self) { try plan(nil, in: folder, name: "Florist") }
    #expect(error?.description.contains("is the app Bookshop") == true)
  }

  @Test func `needs a repository that git knows`() throws {
    let folder = try TemporaryFolder(SmallApp.files)
    #expect(throws: ScaffoldingError.self) { try plan(nil, in: folder) }
  }

  @Test(arguments: ["Package.swift", "App/Core/Features/MainTab.swift", "ARCHITECTURE.md"])
  func `needs the layout, and names what is missing`(path: String) throws {
    let folder = try SmallApp.repository(without: [path])
    let error = #expect(throws: ScaffoldingError.self) { try AppRepository(at: folder.root) }
    #expect(error?.description.hasSuffix("there is no \(path)") == true)
  }
}
