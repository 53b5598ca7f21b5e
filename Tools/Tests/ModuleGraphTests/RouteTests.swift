import TestSupport
import Testing
import ToolsTestSupport
import TrellisKit

@testable import ModuleGraph

@Suite(.bounded) struct `Routes` {
  @Test func `are those of coordinators, with the links that handlers name`() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      final class ShopCoordinator: Base.Coordinator<ShopRoute> {}
      class CartFlowCoordinator { private var navigationPath: [Step] = []; enum Step { case pay(Int), done } }
      class Coordinator: NSObject, UIDocumentPickerDelegate {}
      class LooseCoordinator { var path = NavigationPath() }
      struct ViewCoordinator {}
      """,
      "B.swift": """
      enum ShopRoute: Hashable { case list, detail(id: Int) }
      struct DeepLink { static let scheme = "shop" }
      final class Cart { let id = "cart"
        func handleDeepLink(_ url: URL) -> Bool {
          guard let link = DeepLink(url), link.feature == id else { return false }
          switch link.segments { case []: show(); case ["item", "new"]: make(); default: return false }
          return true
        }
      }
      final class Login { let id = "login"; func handleDeepLink(_ url: URL) -> Bool { false } }
      final class Root { func handleDeepLink(_ url: URL) -> Bool { cart.handleDeepLink(url) } }
      protocol Handles { func handleDeepLink(_ url: URL) -> Bool }
      """,
    ])

    let map = try RouteReader.map(folder.names(), root: folder.root)

    #expect(
      RouteTable(map, style: .plain).text == """
        Coordinators
          ShopCoordinator  A.swift:1
            ShopRoute: list, detail
          CartFlowCoordinator  A.swift:2
            CartFlowCoordinator.Step: pay, done
          LooseCoordinator  A.swift:4
            its routes are no enumeration that could be found

        Deep links
          Cart.handleDeepLink  B.swift:4
            shop://cart
            shop://cart/item/new
          Root.handleDeepLink  B.swift:11
            passes links on, or tells them apart by code

        """)
  }

  @Test func `are those of tables of links, with an example of each`() throws {
    let folder = try TemporaryFolder([
      "Packages/Orders/A.swift": """
      public enum OrdersDeepLinks {
        static let table = LinkTable<Route>("orders", [
          LinkPattern("", to: .list), LinkPattern("{id}", example: 42, to: { .order($0) }, from: { $0.id }),
          .init("by/{name}/all", example: "ada", to: Route.of, from: \\.name), other,
        ])
        static let made = LinkTable(name, patterns)
      }
      """
    ])

    let map = try RouteReader.map(folder.names(), root: folder.root)

    #expect(
      RouteTable(map, style: .plain).text == """
        Deep links
          OrdersDeepLinks  Packages/Orders/A.swift:2
            orders
            orders/42
            orders/by/ada/all

        """)
  }

  @Test(
    arguments: [
      ("var tab = Tab.allCases[0]", "Tab: feed, more"), ("var tab: Tab = .feed", "Tab: feed, more"),
      ("private(set) var tab: Tab?", "Tab: feed, more"), ("var tab = Tab(rawValue: 0)", "Tab: feed, more"),
      ("let phase = Outer.Phase.on", "Outer.Phase: on"),
      ("var own: Own = .a; enum Own { case a }", "TabCoordinator.Own: a"),
      ("var tab = Tab.feed; var count = 0; let log = Log()", "Tab: feed, more"),
      ("var tab = Tab.feed; var phase = Outer.Phase.on", nil), ("static let tab = Tab.feed", nil),
      ("var tab: Tab { .feed }", nil), ("func f() { var tab = Tab.feed }", nil), ("var tab = feed", nil),
    ] as [(String, String?)])
  func `are those of the one enumeration whose value a coordinator keeps`(members: String, routes: String?)
    throws
  {
    let folder = try TemporaryFolder([
      "A.swift": """
      final class TabCoordinator { \(members) }
      enum Tab: Int { case feed, more }
      enum Outer { enum Phase { case on } }
      """
    ])

    let map = try RouteReader.map(folder.names(), root: folder.root)

    #expect(
      RouteTable(map, style: .plain).text.contains(
        "    \(routes ?? "its routes are no enumeration that could be found")\n"))
  }

  @Test func `may be none`() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}"])

    #expect(try RouteReader.map(folder.names(), root: folder.root).isEmpty)
  }
}
