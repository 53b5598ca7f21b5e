import PackageModel
import Testing

@testable import ArchitectureChecks

struct `A singleton reached from a feature` {
  @Test(arguments: reported + accepted)
  func `is found if this tree declares it`(_ fixture: Fixture) throws {
    try fixture.check(SingletonInFeature.self)
  }

  static let reported = [
    fixture(
      "a singleton of a service",
      """
      // file: Services/Store.swift
      public final class Store { public static let shared = Store() }
      // file: Profile/Model.swift
      import Services
      final class Model {
        func load() { Store.shared.load() } // expect: singleton-in-feature
      }
      """),
    fixture(
      "one of the feature itself, as the default of a parameter",
      """
      // file: Profile/Model.swift
      enum Images { static var sharedInstance: Cache { cache } }
      struct Model {
        init(cache: Cache = Images.sharedInstance) {} // expect: singleton-in-feature
      }
      """),
    fixture(
      "one that an extension declares, with the module before its name",
      """
      // file: Services/Store.swift
      public actor Store {}
      extension Store { public static let shared: Store = .init() }
      // file: Profile/Model.swift
      @testable import class Services.Store
      let id = Services.Store.shared.id // expect: singleton-in-feature
      """),
    fixture(
      "one whose type is left out, under other names",
      """
      // file: Services/Store.swift
      public final class Store {
        public static let `default` = Store()
        nonisolated(unsafe) public static var current: Store? = nil
        private init() {}
      }
      // file: Profile/Model.swift
      import Services
      struct Model {
        private let store: Store = .default // expect: singleton-in-feature
        init(store: Store? = .current) {} // expect: singleton-in-feature
        var body: some View { Text("x").onAppear { Task { await Store.default.load() } } } // expect: singleton-in-feature
      }
      """),
  ]

  static let accepted = [
    fixture(
      "singletons of the system",
      """
      // file: Profile/Model.swift
      let session = URLSession.shared
      let files = FileManager.default
      let center: NotificationCenter = .default
      let color = style.shared
      """),
    fixture(
      "outside of the features",
      """
      // file: Services/Store.swift
      public final class Store { public static let shared = Store() }
      let store = Store.shared
      """),
    fixture(
      "the type's own code, and previews",
      """
      // file: Profile/Model.swift
      final class Model {
        static let shared = Model()
        static func reset() { Model.shared.clear(); Self.shared.clear() }
      }
      #Preview { Screen(model: Model.shared) }
      """),
    fixture(
      "constants of values, classes of constants, and cases",
      """
      // file: Services/Style.swift
      public struct Style { public static let `default` = Style(); public static let shared = Style() }
      public enum Mode { case main, shared }
      public final class Limits { public static let standard = 10; public static let main = "main" }
      // file: Profile/Model.swift
      import Services
      let style = Style.default
      let other: Style = .shared
      let mode = Mode.main
      let limit = Limits.standard + Limits.main.count
      """),
    fixture(
      "a type of the same name that the file can't see",
      """
      // file: Settings/Session.swift
      final class Session { static let shared = Session() }
      // file: Profile/Model.swift
      import Vendor
      let session = Session.shared
      """),
  ]

  private static func fixture(_ name: String, _ source: String) -> Fixture {
    Fixture(name, packages: .features, layers: .features, source)
  }
}
