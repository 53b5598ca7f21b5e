import Testing
import TrellisKit

@testable import ArchitectureChecks

struct `Logic in @main` {
  @Test(arguments: reported + accepted)
  func `is found in SwiftUI apps`(_ fixture: Fixture) throws {
    try fixture.check(LogicInMain.self)
  }

  static let reported = [
    Fixture(
      "deciding what to show, and keeping what is awaited",
      """
      @main struct MyApp: App {
        @State private var user: User?
        @State private var isLoading = true
        var body: some Scene {
          WindowGroup {
            if isLoading { // expect: logic-in-main
              LoadingView()
            } else if let user {
              MainView(user: user)
            } else {
              LoginView(onLogin: { self.user = $0 })
            }
          }
          .task {
            user = await AuthService.currentUser() // expect: logic-in-main
            isLoading = false
          }
        }
      }
      """),
    Fixture(
      "a switch over the state of a controller, inside a group",
      """
      @main @MainActor struct ShopApp: SwiftUI.App {
        @StateObject var controller = Controller()
        @State var session: Session?
        var body: some Scene {
          WindowGroup {
            ZStack {
              switch controller.state { // expect: logic-in-main
              case .loading: LoadingView()
              case .ready: MainView()
              }
            }
            .onAppear { Task { self.session = try? await controller.load() } } // expect: logic-in-main
          }
        }
      }
      """),
    Fixture(
      "talking to the network and the disc, in an extension in another file",
      """
      // file: Sources/Sample/NewsApp.swift
      @main struct NewsApp: App {
        init() {
          UserDefaults.standard.set(true, forKey: "launched") // expect: logic-in-main
        }
        var body: some Scene { WindowGroup { RootView() } }
      }
      // file: Sources/Sample/NewsApp+Loading.swift
      extension NewsApp {
        func load() async throws -> [Article] {
          let (data, _) = try await URLSession.shared.data(from: url) // expect: logic-in-main
          return try JSONDecoder().decode([Article].self, from: data) // expect: logic-in-main
        }
        func restore() {
          let decoder = JSONDecoder()
          guard let stored = Keychain(service: "x").data("user") else { return } // expect: logic-in-main
          state.user = try? decoder.decode(User.self, from: stored) // expect: logic-in-main
        }
      }
      """),
    Fixture(
      "an initializer that is too long", options: ["lines": .number(10)],
      """
      @main struct LongApp: App {
        init() { // expect: logic-in-main
          a()
          a()
          a()
          a()
          a()
          a()
          a()
          a()
          a()
        }
        var body: some Scene { WindowGroup { RootView() } }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "what only tests of the interface ask for",
      """
      @main struct MyApp: App {
        init() {
          if CommandLine.arguments.contains("--reset") { UserDefaults.standard.set(true, forKey: "x") }
          if ProcessInfo.processInfo.arguments.contains("-ui") { try? FileManager.default.removeItem(at: place) }
        }
        var body: some Scene { WindowGroup { RootView() } }
      }
      """),
    Fixture(
      "a thin shell that starts its controller and tells it about phases",
      """
      @main struct MyApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        @State private var state = AppStateController(session: URLSession.shared, files: FileManager.default)
        @Environment(\\.scenePhase) private var phase
        init() { UserDefaults.standard.register(defaults: ["size": 3]) }
        var body: some Scene {
          WindowGroup { RootView().environment(state).task { await state.start() } }
            .modelContainer(for: Note.self)
            .onChange(of: phase) { _, new in handle(new) }
        }
        private func handle(_ phase: ScenePhase) {
          switch phase {
          case .active: Task { await state.validateSession() }
          default: state.save()
          }
        }
      }
      """),
    Fixture(
      "conditions on a window's value, on availability, on tests, and without else",
      """
      @main struct MyApp: App {
        @State private var state = Controller()
        @State private var isDebugging = false
        var body: some Scene {
          WindowGroup(for: Item.ID.self) { $id in
            if let id { DetailView(id: id) } else { EmptyView() }
          }
          WindowGroup {
            if isTesting { EmptyView() } else { RootView() }
            if #available(iOS 18, *) { NewView() } else { OldView() }
            if isDebugging { Overlay() }
            Button("x") { if isDebugging { stop() } else { start() } }
          }
        }
      }
      """),
    Fixture(
      "programs, views, apps without @main and debug code",
      """
      @main struct Tool { static func main() async throws { data = try await URLSession.shared.data(from: url) } }
      struct RootView: View {
        @State var user: User?
        var body: some View { Group { if let user { A(user) } else { B() } } }
      }
      struct Other: App { let x = 1; var body: some Scene { WindowGroup { if x > 0 { A() } else { B() } } } }
      """),
    Fixture(
      "debug code and what is awaited without being kept",
      """
      @main struct MyApp: App {
        @State private var state = Controller()
        var body: some Scene {
          WindowGroup {
            RootView().task {
              let user = await state.user()
              _ = await state.start()
              state.user = user
            }
          }
        }
        #if DEBUG
          func reset() { UserDefaults.standard.set(false, forKey: "launched") }
        #endif
      }
      """),
  ]
}
