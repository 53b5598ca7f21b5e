import PackageModel
import Testing
import TrellisKit

@testable import ArchitectureChecks

struct `A public declaration beyond a feature's API` {
  @Test(arguments: reported + accepted)
  func `is found if the API doesn't need it`(_ fixture: Fixture) throws {
    try fixture.check(PublicSurface.self)
  }

  static let reported = [
    feature(
      "models and views, final and open",
      """
      public protocol ProfileAPI { func makeView() -> AnyView }
      public final class ProfileModel {} // expect: public-surface
      open class Base {} // expect: public-surface
      public struct ProfileView: View { // expect: public-surface
        public var body: some View { Text("x") }
        public struct Row {}
      }
      """),
    feature(
      "functions, variables and operators outside of types",
      """
      public func makeProfile() {} // expect: public-surface
      public let profileVersion = 1 // expect: public-surface
      public typealias Handler = () -> Void // expect: public-surface
      """),
    feature(
      "what extensions add to types from elsewhere",
      """
      extension View { // expect: public-surface
        public func profileStyle() -> some View { self }
      }
      public extension String { // expect: public-surface
        var initials: String { "" }
      }
      """),
    feature(
      "a type that the API mentions only where it can't be seen",
      """
      public enum ProfileFactory {
        public static func make(store: Store) -> any ProfileAPI { Secret() }
        private static func help(_ draft: Draft) {}
        static let cache: [Draft] = []
      }
      public protocol ProfileAPI {}
      public struct Draft {} // expect: public-surface
      """),
  ]

  static let accepted = [
    feature(
      "the API, the factory, the navigation and deep links, whatever is inside of them",
      """
      @MainActor public protocol ProfileAPI: AnyObject { associatedtype Screen }
      public enum ProfileFactory { public struct Options {} }
      public struct ProfileNavigation { public var showSettings: () -> Void }
      public enum ProfileDeepLink { case picture }
      extension ProfileFactory { public static func test() {} }
      """),
    feature(
      "what those name: parameters, results, cases, defaults, generic arguments, and what these name in turn",
      """
      public enum ProfileFactory {
        public static func make(_ place: Place = .home, styles: [String: Style]) async throws -> Result<Page, Failure> {}
      }
      public enum Place { case home, picture(Picture) }
      public struct Picture: Named { public let size: Size? }
      public struct Size {}
      public protocol Named {}
      public final class Page: BasePage<Style> {}
      open class BasePage<Value> {}
      // file: Profile/Style.swift
      public struct Style {}
      public enum Failure: Error {}
      """),
    feature(
      "what isn't public, or only for friends, and conformances of foreign types",
      """
      struct Model {}
      package struct Shared {}
      @_spi(Tests) public struct Probe {}
      extension Model { public var title: String { "" } }
      extension String: ProfileNamed { public var profileName: String { self } }
      internal protocol ProfileNamed {}
      #Preview { Text("x") }
      public struct Page_Previews: PreviewProvider { public static var previews: some View { Text("x") } }
      """),
    Fixture(
      "libraries, support for tests and interfaces",
      packages: [.library("Services"), .library("ProfileTestSupport"), .library("ProfileInterface")],
      layers: [
        Layer(name: "Features", folders: ["Profile*"], imports: [], isFeature: true)
      ],
      """
      // file: Services/Store.swift
      public final class Store {}
      // file: ProfileTestSupport/Fake.swift
      public final class FakeProfile {}
      // file: ProfileInterface/Values.swift
      public struct ProfileValue {}
      """),
    feature(
      "what the configuration allows besides",
      options: ["suffixes": .array([.string("Model"), .string("API")])],
      """
      public final class ProfileModel { public init(settings: Settings) {} }
      public struct Settings {}
      """),
  ]

  private static func feature(_ name: String, options: [String: JSONValue] = [:], _ source: String) -> Fixture
  {
    Fixture(
      name, options: options, packages: .features, layers: .features,
      "// file: Profile/Profile.swift\n" + source)
  }
}
