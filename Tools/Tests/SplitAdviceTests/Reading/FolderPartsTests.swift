import Testing

@testable import SplitAdvice

@Suite struct `The parts of a module` {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let paths: [String]
    let parts: [String]
  }

  static let cases = [
    Case(
      testDescription: "are its folders and what is beside them",
      paths: ["App/Feed/A.swift", "App/Feed/Views/B.swift", "App/Orders/C.swift", "App/main.swift"],
      parts: ["Feed: App/Feed", "Orders: App/Orders", "App: App"]),
    Case(
      testDescription: "begin where there is more than one thing",
      paths: ["App/Sources/Main/Feed/A.swift", "App/Sources/Main/Orders/B.swift"],
      parts: ["Feed: App/Sources/Main/Feed", "Orders: App/Sources/Main/Orders"]),
    Case(
      testDescription: "are what is in folders that only hold others, and what those have themselves",
      paths: [
        "App/Features/Feed/A.swift", "App/Features/Orders/Views/B.swift", "App/Features/All.swift",
        "App/Models/C.swift",
      ],
      parts: [
        "Features: App/Features", "Feed: App/Features/Feed", "Orders: App/Features/Orders",
        "Models: App/Models",
      ]),
    Case(
      testDescription: "have two names when one would be the same",
      paths: ["App/Features/Feed/A.swift", "App/Core/Feed/B.swift"],
      parts: ["Core/Feed: App/Core/Feed", "Features/Feed: App/Features/Feed"]),
    Case(
      testDescription: "are one without folders", paths: ["App/A.swift", "App/B.swift"], parts: ["App: App"]),
    Case(
      testDescription: "may be at the root", paths: ["Feed/A.swift", "B.swift"],
      parts: ["Feed: Feed", "App: "]),
    Case(
      testDescription: "may have any name", paths: ["App/a b/A.swift", "App/new\nline/B.swift"],
      parts: ["a b: App/a b", "new\nline: App/new\nline"]),
  ]

  @Test(arguments: cases) func `are found`(item: Case) {
    let module = CodeModule(
      id: "App", name: "App", kind: .library, folders: ["App"], isTop: true, files: Array(item.paths.indices))
    let parts = FolderParts(item.paths, groups: AdviceSettings().groups).parts(of: module)

    #expect(parts.map { "\($0.name): \($0.folders[0])" } == item.parts)
    #expect(parts.flatMap(\.files).sorted() == module.files)
    #expect(parts.filter(\.isRest).map(\.name) == (item.parts.last?.hasPrefix("App:") == true ? ["App"] : []))
  }
}
