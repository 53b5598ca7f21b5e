import PackageModel
import Testing

@testable import ArchitectureChecks

struct `A singleton reached from a feature` {
  @Test(arguments: fixtures)
  func `is found if this tree declares it`(_ fixture: Fixture) throws {
    try fixture.check(SingletonInFeature.self)
  }

  static let fixtures = [
    fixture(
      "a singleton of a service",
      """
      // file: Services/Store.swift
      public final class Store { public static let shared = Store() }
      // file: Profile/Model.swift
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
      extension Store { public static let shared = Store() }
      // file: Profile/Model.swift
      let id = Services.Store.shared.id // expect: singleton-in-feature
      """),
    fixture(
      "singletons of the system",
      """
      // file: Profile/Model.swift
      let session = URLSession.shared
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
  ]

  private static func fixture(_ name: String, _ source: String) -> Fixture {
    Fixture(
      name,
      packages: ["Services", "Profile"].map { name in
        WorkspacePackage(
          name: name, folder: name, targets: [WorkspaceTarget(name: name, kind: .library, folder: name)])
      },
      layers: [
        Layer(name: "Domain", folders: ["Services"], imports: []),
        Layer(name: "Features", folders: ["Profile"], imports: ["Domain"], isFeature: true),
      ],
      source)
  }
}
