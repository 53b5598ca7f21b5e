import Foundation
import Testing
import TrellisKit

@testable import PackageModel

@Suite struct `The source tree` {
  @Test func `has manifests and Swift files in order, without what was built or checked out`() throws {
    let folder = try TemporaryTree([
      "Package.swift": "", "Package@swift-6.0.swift": "", "Sources/B.swift": "", "Sources/A.swift": "",
      "Sources/notes.txt": "", "Lib/Package.swift": "", ".build/checkouts/X/Package.swift": "",
      "Pods/P.swift": "", ".hidden/H.swift": "", "SourcePackages/checkouts/Y/Y.swift": "",
    ])

    let tree = SourceTree(root: folder.root)

    #expect(tree.manifestFolders == ["", "Lib"])
    #expect(tree.swiftFiles == ["Sources/A.swift", "Sources/B.swift"])
    #expect(tree.problems.isEmpty)
  }

  @Test func `does not follow links to folders, so that a loop ends`() throws {
    let folder = try TemporaryTree(["Sources/Deep/A.swift": ""])
    try folder.link("Sources/Deep/loop", to: "../..")
    try folder.link("self", to: ".")
    try folder.link("Sources/Linked.swift", to: "Deep/A.swift")
    try folder.link("Sources/Dangling.swift", to: "nowhere")

    let tree = SourceTree(root: folder.root)

    #expect(tree.swiftFiles == ["Sources/Deep/A.swift", "Sources/Linked.swift"])
    #expect(tree.problems.isEmpty)
  }

  @Test func `does not look into excluded paths`() throws {
    let folder = try TemporaryTree(["Sources/A.swift": "", "Vendor/B.swift": "", "Gen/Out/C.swift": ""])
    let excluded = try [PathPattern("Vendor"), PathPattern("Gen/**")]

    #expect(SourceTree(root: folder.root, excluding: excluded).swiftFiles == ["Sources/A.swift"])
  }

  @Test func `says that a folder is not there`() {
    let tree = SourceTree(root: "/nowhere/at/all")

    #expect(tree.problems == [".: can't be read: No such file or directory"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `says which folder it may not read, and reads the rest`() throws {
    let folder = try TemporaryTree(["Closed/A.swift": "", "Open/B.swift": ""])
    chmod("\(folder.root)/Closed", 0)
    defer { chmod("\(folder.root)/Closed", 0o700) }

    let tree = SourceTree(root: folder.root)

    #expect(tree.swiftFiles == ["Open/B.swift"])
    #expect(tree.problems == ["Closed: can't be read: Permission denied"])
  }

  #if os(Linux)
    @Test func `says that a name is no text`() throws {
      let folder = try TemporaryTree()
      var path = Array("\(folder.root)/bad".utf8CString.dropLast()) + [-1]
      path += ".swift".utf8CString
      close(open(path, O_CREAT | O_WRONLY, 0o600))

      let tree = SourceTree(root: folder.root)

      #expect(tree.swiftFiles.isEmpty)
      #expect(tree.problems == ["bad\u{FFFD}.swift: has a name that is not UTF-8"])
    }
  #endif
}
