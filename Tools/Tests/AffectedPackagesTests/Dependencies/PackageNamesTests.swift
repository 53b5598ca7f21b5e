import PackageModel
import Testing
import TrellisKit

@testable import AffectedPackages

@Suite struct `A package is found` {
  private let names = PackageNames(
    root: "/work/app",
    packages: [.sample(""), .sample("Lib/Core"), .sample("Other/Core"), .sample("Lib/Feed")])

  @Test(arguments: [
    ("Feed", "Lib/Feed"), ("Lib/Core", "Lib/Core"), ("./Other/Core/", "Other/Core"), ("Root", ""), (".", ""),
    ("/work/app/Lib/Feed", "Lib/Feed"), ("../Lib/Feed", "Lib/Feed"),
  ])
  func `by its name or its folder`(word: String, folder: String) throws {
    #expect(try names.folder(of: word, in: "/work/app/Other") == folder)
  }

  @Test(arguments: [
    ("Core", "Lib/Core, Other/Core"), ("Fed", "there is no package “Fed”; did you mean “Feed”?"),
    ("", "no package"),
  ])
  func `or it is said why not`(word: String, message: String) throws {
    let names = PackageNames(
      root: "/work/app", packages: [.sample("Lib/Core"), .sample("Other/Core"), .sample("Lib/Feed")])
    let error = #expect(throws: UsageError.self) { try names.folder(of: word) }
    #expect(error?.description.contains(message) == true)
  }
}
