import Foundation
import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import PackageModel

@Suite(.bounded) struct `The source tree` {
  @Test func `has manifests and Swift files in order, without what was built or checked out`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Package@swift-6.0.swift": "", "Sources/B.swift": "", "Sources/A.swift": "",
      "Sources/notes.txt": "", "Lib/Package.swift": "", ".build/checkouts/X/Package.swift": "",
      "Pods/P.swift": "", ".hidden/H.swift": "", "SourcePackages/checkouts/Y/Y.swift": "",
    ])

    let tree = try SourceTree(root: folder.root)

    #expect(tree.manifestFolders == ["", "Lib"])
    #expect(tree.swiftFiles == ["Sources/A.swift", "Sources/B.swift"])
    #expect(tree.problems.isEmpty)
  }

  @Test(arguments: [
    ".build", ".swiftpm", "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
  ])
  func `has nothing of what tools fill, however deep it is`(name: String) throws {
    let folder = try TemporaryFolder(["Sources/A.swift": ""])
    for place in ["", "Lib/", "Lib/Deep/"] {
      try folder.write("", to: "\(place)\(name)/Dep/Package.swift")
      try folder.write("", to: "\(place)\(name)/Dep/Sources/B.swift")
    }

    let tree = try SourceTree(root: folder.root)

    #expect(tree.files == ["Sources/A.swift"])
  }

  @Test func `has what links lead to once: where it is, or at the first link to it from outside`() throws {
    let outside = try TemporaryFolder(["Shared/Package.swift": "", "Shared/S.swift": "", "One.swift": ""])
    let folder = try TemporaryFolder(["Sources/Deep/A.swift": ""])
    try folder.link("Sources/Again", to: "Deep")
    try folder.link("Sources/Linked.swift", to: "Deep/A.swift")
    for name in ["One", "Twice"] {
      try folder.link("\(name)", to: outside.path("Shared"))
      try folder.link("\(name).swift", to: outside.path("One.swift"))
    }

    let tree = try SourceTree(root: folder.root)

    #expect(tree.swiftFiles == ["One.swift", "One/S.swift", "Sources/Deep/A.swift"])
    #expect(tree.manifestFolders == ["One"])
    #expect(tree.problems.isEmpty)
  }

  @Test func `ends where links go in circles or nowhere, and says so`() throws {
    let folder = try TemporaryFolder(["Sources/Deep/A.swift": ""])
    try folder.link("Sources/Deep/loop", to: "../..")
    try folder.link("self", to: ".")
    try folder.link("Sources/Dangling.swift", to: "nowhere")

    let tree = try SourceTree(root: folder.root)

    #expect(tree.swiftFiles == ["Sources/Deep/A.swift"])
    #expect(
      tree.problems.map(\.description).sorted() == [
        "Sources/Dangling.swift: is a symbolic link that leads nowhere: No such file or directory",
        "Sources/Deep/loop: is a symbolic link to a folder that it is in; it isn't followed",
        "self: is a symbolic link to a folder that it is in; it isn't followed",
      ])
  }

  @Test func `does not look into what a configuration excludes, from its folder on`() throws {
    let folder = try TemporaryFolder([
      ".trellis.json": #"{"exclude": ["Vendor", "Gen/**"]}"#, "Lib/.trellis.json": #"{"exclude": ["Old"]}"#,
      "Sources/A.swift": "", "Vendor/B.swift": "", "Gen/Out/C.swift": "", "Old/D.swift": "",
      "Lib/Old/E.swift": "", "Lib/Vendor/F.swift": "",
    ])

    let tree = try SourceTree(root: folder.root)

    #expect(tree.swiftFiles == ["Old/D.swift", "Sources/A.swift"])
    #expect(Set(tree.excluded) == ["Gen/Out", "Lib/Old", "Lib/Vendor", "Vendor"])
    #expect(tree.configurations.map(\.folder) == ["", "Lib"])
  }

  @Test(arguments: ["{", #"{"exclude": "x"}"#, #"{"exclude": [1]}"#, #"{"exclude": ["["]}"#])
  func `is not read with a configuration that can't be used, wherever it is`(text: String) throws {
    for place in ["", "Lib/"] {
      let folder = try TemporaryFolder(["Lib/A.swift": "", "\(place).trellis.json": text])
      let error = #expect(throws: ConfigurationError.self) { try SourceTree(root: folder.root) }
      #expect(error?.path == folder.path("\(place).trellis.json"))
    }
  }

  @Test func `says that a folder is not there`() throws {
    let tree = try SourceTree(root: "/nowhere/at/all")

    #expect(tree.problems.map(\.description) == [".: can't be opened: No such file or directory"])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `says which folder it may not read, and reads the rest`() throws {
    let folder = try TemporaryFolder(["Closed/A.swift": "", "Open/B.swift": ""])
    chmod("\(folder.root)/Closed", 0)
    defer { chmod("\(folder.root)/Closed", 0o700) }

    let tree = try SourceTree(root: folder.root)

    #expect(tree.swiftFiles == ["Open/B.swift"])
    #expect(tree.problems.map(\.description) == ["Closed: can't be opened: Permission denied"])
  }

  #if os(Linux)
    @Test func `says that a name is no text`() throws {
      let folder = try TemporaryFolder()
      var path = Array("\(folder.root)/bad".utf8CString.dropLast()) + [-1]
      path += ".swift".utf8CString
      close(open(path, O_CREAT | O_WRONLY, 0o600))

      let tree = try SourceTree(root: folder.root)

      #expect(tree.swiftFiles.isEmpty)
      #expect(tree.problems.map(\.description) == ["bad\u{FFFD}.swift: has a name that is not UTF-8"])
    }
  #endif
}
