import PackageModel
import TestSupport
import Testing

@testable import AffectedPackages

@Suite(.bounded) struct `A change spreads` {
  /// Top → Middle → Base; Tester only tests with Base; Alone has nobody.
  private let project: AffectedProject

  init() throws {
    project = try AffectedProject([
      .sample("Lib/Base"), .sample("Lib/Middle", needs: ["Lib/Base"]),
      .sample("Lib/Top", needs: ["Lib/Middle"]), .sample("Lib/Tester", testNeeds: ["Lib/Base"]),
      .sample("Lib/AfterTester", needs: ["Lib/Tester"]), .sample("Lib/Alone"),
    ])
  }

  @Test func `to all that depend on a library, with the way it took`() {
    #expect(
      project.ways("Lib/Base/Sources/Base/A.swift") == [
        "Base": ["Base"], "Middle": ["Base", "Middle"], "Top": ["Base", "Middle", "Top"],
        "Tester": ["Base", "Tester"],
      ])
  }

  @Test func `from tests to nobody`() {
    #expect(project.ways("Lib/Base/Tests/BaseTests/T.swift") == ["Base": ["Base"]])
    #expect(project.ways("Lib/Alone/Sources/Alone/A.swift") == ["Alone": ["Alone"]])
  }

  @Test func `no further than nothing for no files`() {
    #expect(project.ways().isEmpty)
  }

  @Test(arguments: ["Package.swift", "Package@swift-6.0.swift", "Package.resolved", "Data/notes.json"])
  func `from a manifest, and from what is in no target, like from the whole package`(file: String) {
    #expect(Set(project.ways("Lib/Middle/\(file)").keys) == ["Middle", "Top"])
  }

  @Test func `on the shortest way`() throws {
    let project = try AffectedProject([
      .sample("A"), .sample("B", needs: ["A"]), .sample("C", needs: ["A", "B"]),
    ])
    #expect(project.ways("A/Sources/A/A.swift")["C"] == ["A", "C"])
    #expect(project.ways("A/Sources/A/A.swift", "C/Sources/C/C.swift")["C"] == ["C"])
  }

  @Test func `from a manifest to those that name a product which isn't there any more`() throws {
    let user = WorkspacePackage(
      name: "User", folder: "User",
      targets: [
        WorkspaceTarget(
          name: "User", kind: .library, folder: "User/Sources/User",
          dependencies: [.product("Renamed", package: "base")])
      ], dependencies: [.folder("Base")])
    let project = try AffectedProject([.sample("Base"), user])
    #expect(project.ways("Base/Package.swift")["User"] == ["Base", "User"])
    #expect(project.ways("Base/Sources/Base/A.swift")["User"] == nil)
  }

  @Test func `through plugins`() throws {
    let project = try AffectedProject([.sample("Plug"), .sample("User", plugins: ["Plug"])])
    #expect(project.ways("Plug/Sources/Plug/P.swift")["User"] == ["Plug", "User"])
  }

  @Test func `to every package that lists the folder`() throws {
    let shared = WorkspaceTarget(name: "BaseTests", kind: .test, folder: "Lib/Base/Tests/BaseTests")
    let project = try AffectedProject([.sample("", others: [shared]), .sample("Lib/Base")])
    #expect(project.ways("Lib/Base/Tests/BaseTests/T.swift") == ["Base": ["Base"], "Root": ["Root"]])
    #expect(Set(project.ways("Lib/Base/Sources/Base/T.swift").keys) == ["Base"])
  }

  @Test func `around a cycle once`() throws {
    let project = try AffectedProject([.sample("A", needs: ["B"]), .sample("B", needs: ["A"])])
    #expect(project.ways("A/Sources/A/A.swift") == ["A": ["A"], "B": ["A", "B"]])
  }

  @Test func `from a submodule that holds packages`() {
    #expect(Set(project.ways("Lib/Alone").keys) == ["Alone"])
    #expect(project.ways("Lib/").count == 6)
  }

  @Test func `through a long chain without a deep stack`() throws {
    let packages = (0..<600).map { WorkspacePackage.sample("P\($0)", needs: $0 > 0 ? ["P\($0 - 1)"] : []) }
    #expect(try AffectedProject(packages).ways("P0/Sources/P0/A.swift").count == 600)
  }
}
