import Testing
import TrellisKit

@testable import ArchitectureChecks

struct `A coordinator with too many routes` {
  @Test(arguments: reported + accepted)
  func `is found by its functions and by its routes`(_ fixture: Fixture) throws {
    try fixture.check(CoordinatorTooLarge.self)
  }

  @Test func `is said with the number of its routes`() throws {
    let found = try Self.reported[0].findings(of: CoordinatorTooLarge.self)
    #expect(found.map(\.message) == ["AppCoordinator has 13 routes; 12 are fine"])
  }

  static let reported = [
    Fixture(
      "thirteen functions that show something",
      """
      final class AppCoordinator { // expect: coordinator-too-large
        func showProfile() {}; func showSettings() {}; func showOnboarding() {}; func showPayment() {}
        func showChat() {}; func showOrders() {}; func showNews() {}; func presentHelp() {}
        func pushOrder(_ id: Int) {}; func pushArticle(_ id: Int) {}; func openLink(_ url: URL) {}
        func navigateHome() {}; func goToCart() {}
      }
      """),
    Fixture(
      "functions in extensions in other files",
      """
      // file: Sources/Sample/Router.swift
      @Observable @MainActor final class MainRouter { // expect: coordinator-too-large
        func showA() {}; func showB() {}; func showC() {}; func showD() {}; func showE() {}; func showF() {}
      }
      // file: Sources/Sample/Router+More.swift
      extension MainRouter {
        func showG() {}; func showH() {}; func showI() {}; func showJ() {}; func showK() {}; func showL() {}
      }
      extension MainRouter { func presentM() async {} }
      """),
    Fixture(
      "the cases of its own enum, and of one that it keeps", options: ["routes": .number(3)],
      """
      struct OrdersCoordinator { // expect: coordinator-too-large
        enum Route { case list, order(Int); case payment, receipt }
      }
      enum ShopDestination: Hashable { case a, b, c, d }
      final class ShopCoordinator: ObservableObject { // expect: coordinator-too-large
        @Published var path: [ShopDestination] = []
      }
      final class SearchCoordinator: Coordinator<ShopDestination> {} // expect: coordinator-too-large
      enum AppPages { case a, b, c, d }
      final class Coordinator: ObservableObject { @Published var page: AppPages? } // expect: coordinator-too-large
      """),
  ]

  static let accepted = [
    Fixture(
      "twelve, with overloads, helpers and ways back",
      """
      final class AppCoordinator {
        func showA() {}; func showB() {}; func showC() {}; func showD() {}; func showE() {}; func showF() {}
        func showG() {}; func showH() {}; func showI() {}; func showJ() {}; func showK() {}; func showL() {}
        func showL(animated: Bool) {}; func start() {}; func pop() {}; func dismiss() {}; func shower() {}
        private func showInternally() {}
        static func showcase() {}
      }
      """),
    Fixture(
      "the coordinator of a representable view, and what isn't one", options: ["routes": .number(1)],
      """
      struct MapView: UIViewRepresentable {
        class Coordinator: NSObject { func showA() {}; func showB() {}; func showC() {} }
      }
      final class ScreenModel { func showA() {}; func showB() {} }
      enum Route { case a, b, c }
      """),
    Fixture(
      "an enum of routes that another coordinator keeps", options: ["routes": .number(3)],
      """
      enum AppRoute { case a, b, c, d }
      final class AuthCoordinator { var path: [AuthRoute] = [] }
      enum AuthRoute { case signIn, signUp, forgotten }
      """),
    Fixture(
      "coordinators of one area each",
      """
      final class AuthCoordinator { func showSignIn() {}; func showSignUp() {} }
      final class MainCoordinator { let auth: AuthCoordinator; func showProfile() {}; func showOrders() {} }
      """),
  ]
}
