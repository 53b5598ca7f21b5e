import Testing

@testable import PackageModel

@Suite struct `A path in a manifest` {
  @Test(arguments: [
    ("Sources/A", "", "Sources/A"),
    ("./Sources//A/", "Lib", "Lib/Sources/A"),
    ("../Core", "Lib", "Core"),
    ("..", "Lib", ""),
    ("../../other", "Lib", "/work/other"),
    ("/work/tree/Lib", "Elsewhere", "Lib"),
    ("/work/tree", "Lib", ""),
    ("/work/trees", "Lib", "/work/trees"),
    ("Sources", "/out/Lib", "/out/Lib/Sources"),
    ("../../../../../..", "", "/"),
  ])
  func `is relative to the root when it is below it`(path: String, folder: String, expected: String) {
    #expect(FolderPath.resolve(path, in: folder, root: "/work/tree") == expected)
  }
}
