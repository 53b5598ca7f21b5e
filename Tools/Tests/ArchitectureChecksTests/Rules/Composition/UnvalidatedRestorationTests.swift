import Testing

@testable import ArchitectureChecks

struct `Restored state used without validation` {
  @Test(arguments: reported + accepted)
  func `is found where it decides where the app is`(_ fixture: Fixture) throws {
    try fixture.check(UnvalidatedRestoration.self)
  }

  static let reported = [
    Fixture(
      "a decoded navigation path",
      """
      @Observable final class NavigationStore {
        var path = NavigationPath()
        init() {
          if let data = try? Data(contentsOf: savedPath),
            let decoded = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
          {
            path = NavigationPath(decoded) // expect: unvalidated-restoration
          }
        }
      }
      """),
    Fixture(
      "routes from a scene's storage, set and appended",
      """
      struct MainView: View {
        @SceneStorage("routes") private var saved: Data?
        @SceneStorage("lastArticle") private var lastArticle: String?
        @State private var coordinator = MainCoordinator()
        var body: some View {
          Text("x")
            .task {
              guard let saved, let routes = try? JSONDecoder().decode([Route].self, from: saved) else { return }
              coordinator.path = routes // expect: unvalidated-restoration
            }
            .onAppear {
              if let id = lastArticle {
                coordinator.path.append(Route.article(id)) // expect: unvalidated-restoration
              }
            }
        }
      }
      """),
    Fixture(
      "the state of the app from the user's defaults",
      """
      final class Launch {
        func restore() throws {
          let stored = UserDefaults.standard.data(forKey: "state")!
          appState.state = try JSONDecoder().decode(AppState.self, from: stored) // expect: unvalidated-restoration
          router.route = UserDefaults.standard.object(forKey: "route") as? Route // expect: unvalidated-restoration
        }
      }
      """),
    Fixture(
      "a stored flag that is taken for a session",
      """
      struct RootView: View {
        @AppStorage("isLoggedIn") private var isLoggedIn = false
        var body: some View {
          if isLoggedIn { // expect: unvalidated-restoration
            MainView()
          } else {
            LoginView()
          }
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "ids that are looked up, and a session that is validated",
      """
      final class NavigationStore {
        var path: [Route] = []
        func restore() {
          guard let ids = try? JSONDecoder().decode([Int].self, from: saved) else { return }
          path = ids.compactMap(articles.article).map(Route.article)
        }
        func restoreSession() async {
          guard let saved = try? JSONDecoder().decode(Session.self, from: stored) else { return }
          if await service.validate(saved) { appState.state = .authenticated(saved.user) }
        }
      }
      """),
    Fixture(
      "values that the function asks about before it goes there",
      """
      struct MainView: View {
        @SceneStorage("lastArticle") private var lastArticle: String?
        var body: some View {
          Text("x").task {
            guard let lastArticle, await articles.exists(lastArticle) else { return }
            coordinator.path.append(Route.article(lastArticle))
          }
        }
        func restore() throws {
          let routes = try JSONDecoder().decode([Route].self, from: saved)
          coordinator.path = routes.allSatisfy(isKnown) ? routes : []
        }
      }
      """),
    Fixture(
      "a selected tab, and an item that a view looks up",
      """
      struct MainView: View {
        @SceneStorage("tab") private var tab = 0
        @SceneStorage("item") private var itemID: String?
        var body: some View {
          TabView(selection: $tab) { Text("x") }
            .task {
              if let itemID { item = await items.fetch(itemID) }
              self.tab = tab
            }
        }
      }
      """),
    Fixture(
      "documents, settings, paths of files and answers of a server",
      """
      final class Store {
        var path: String = ""
        var state = State()
        var route: URL?
        func load() throws {
          path = UserDefaults.standard.string(forKey: "path") ?? ""
          state = try JSONDecoder().decode(State.self, from: saved)
          route = try decoder.decode(URL.self, from: saved)
          url.path.append(savedName)
        }
        func open(_ data: Data) throws { coordinator.path = try JSONDecoder().decode([Route].self, from: data) }
      }
      """),
    Fixture(
      "a stored flag in a view that asks for the session, and one that isn't about it",
      """
      struct RootView: View {
        @AppStorage("isLoggedIn") private var isLoggedIn = false
        var body: some View {
          Group { if isLoggedIn { MainView() } else { LoginView() } }
            .task { isLoggedIn = await session.validate() }
        }
      }
      struct Welcome: View {
        @AppStorage("hasSeenWelcome") private var hasSeenWelcome = false
        var isSignedIn = false
        var body: some View {
          if hasSeenWelcome { A() } else { B() }
          if isSignedIn { A() } else { B() }
        }
      }
      """),
  ]
}
