import Testing

@testable import Scaffolding

@Suite struct `The places in an app's files` {
  @Test func `take a feature in behind the others, and give it back without a trace`() throws {
    let orders = try ModuleName("OrderHistory")
    var manifest = RootManifest(SmallApp.manifest)
    try manifest.addFeature(orders.description)
    #expect(
      manifest.text.contains(
        """
            tests: feature + ["Persistence"]),
          Member(
            group: "Features", name: "OrderHistory",
            tests: ["Analytics", "Composition", "Composition/CompositionTestSupport", "Design"]),
          Member(group: "Shells"
        """))
    try manifest.removeFeature(orders.description)
    #expect(manifest.text == SmallApp.manifest)

    var tabs = TabList(SmallApp.tabs)
    try tabs.add(orders)
    #expect(tabs.text.contains("  case profile\n  case orderHistory = \"order-history\"\n"))
    #expect(tabs.text.contains("    case .profile: \"Profile\"\n    case .orderHistory: \"Order history\"\n"))
    #expect(tabs.text.contains("    case .orderHistory: Self.orderHistoryLinks\n"))
    #expect(tabs.text.contains("    case .orderHistory: makeOrderHistory(main: main)\n"))
    #expect(try tabs.tabs().map(\.link) == ["profile", "order-history"])
    try tabs.remove("orderHistory")
    #expect(tabs.text == SmallApp.tabs)

    var tree = PackageTree(SmallApp.architecture)
    try tree.add("OrderHistory", explanation: "what was bought")
    #expect(tree.text.contains("name and bio\n    OrderHistory/            what was bought\n  Shells/\n"))
    try tree.remove("OrderHistory")
    #expect(tree.text == SmallApp.architecture)
  }

  @Test func `take a first tab in where there is none`() throws {
    var tabs = TabList(SmallApp.tabs)
    try tabs.remove("profile")
    #expect(try tabs.tabs().isEmpty)
    try tabs.add(try ModuleName("Home"))
    #expect(try tabs.tabs().map(\.name) == ["home"])
    #expect(tabs.text.contains("{\n    case .home: \"Home\"\n"))
  }

  @Test func `are found however the list is written`() throws {
    let text =
      "let members = [Member(group: \"Features\", name: \"A\")]\nlet package = Package(name: \"X\")\n"
    var manifest = RootManifest(text)
    try manifest.addFeature("Orders")
    #expect(
      manifest.text.contains(
        "name: \"A\"),\n  Member(\n    group: \"Features\", name: \"Orders\",\n"))
    #expect(try manifest.packageName() == "X")
  }

  @Test func `lose all that is there for the tests of the tools`() throws {
    var manifest = RootManifest(SmallApp.manifest)
    try manifest.removeToolTests()
    for word in ["toolTests", "syntaxTests", "syntaxFolder", "tests(of", "Foundation"] {
      #expect(!manifest.text.contains(word), "\(word)")
    }
    #expect(manifest.text.hasPrefix("// swift-tools-version: 6.2\nimport PackageDescription\n"))
    #expect(manifest.text.contains("+ members.map { $0.target },\n  swiftLanguageModes"))
  }

  private static let broken: [(String, String)] = [
    ("", "let members"), ("let members = names.map(Member.init)", "let members"),
    ("let members = [Member(group: \"Core\", name: \"A\")]", "group: \"Features\""),
    ("let members = [", "group: \"Features\""),
  ]

  @Test(arguments: broken)
  func `are named when the manifest has none`(text: String, lookedFor: String) {
    let error = #expect(throws: ScaffoldingError.self) {
      var manifest = RootManifest(text)
      try manifest.addFeature("Orders")
    }
    #expect(error?.description.hasPrefix("Package.swift: there is no ") == true)
    #expect(error?.description.contains(lookedFor) == true)
  }

  private static let withoutTabs: [(String, String)] = [
    ("", "enum MainTab"), (SmallApp.tabs.replacing("MainTab:", with: "Tab:"), "enum MainTab"),
    (SmallApp.tabs.replacing("var title", with: "var name"), "“title”"),
    (SmallApp.tabs.replacing("var links", with: "var link"), "“links”"),
    (SmallApp.tabs.replacing("func makeArea", with: "func make"), "“makeArea”"),
  ]

  @Test(arguments: withoutTabs)
  func `are named when there are no tabs`(text: String, lookedFor: String) throws {
    let orders = try ModuleName("Orders")
    let error = #expect(throws: ScaffoldingError.self) {
      var tabs = TabList(text)
      try tabs.add(orders)
    }
    #expect(error?.description.hasPrefix("App/Core/Features/MainTab.swift: there is no ") == true)
    #expect(error?.description.contains(lookedFor) == true)
  }

  @Test func `are named when ARCHITECTURE has no picture of the features`() {
    #expect(throws: ScaffoldingError.self) {
      var tree = PackageTree("# Nothing\n")
      try tree.add("Orders", explanation: "")
    }
  }
}
