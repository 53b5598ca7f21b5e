import SwiftSources
import SwiftSyntax

/// `@AppStorage` in an `@Observable` class.
struct AppStorageInObservable: FileRule {
  static let description = RuleDescription(
    id: "app-storage-in-observable",
    title: "@AppStorage in an @Observable class",
    category: .swiftui,
    severity: .error,
    what:
      "A property with `@AppStorage` in a class with `@Observable`: it only compiles with `@ObservationIgnored`.",
    why: """
      `@AppStorage` tells views that hold it about changes, and a model is no view. Ignored by observation, the property \
      changes and no view that reads it is evaluated again.
      """,
    fix: """
      Keep `@AppStorage` in the view and hand the value over, or read and write `UserDefaults` in an observed property.
      """,
    example: .init(
      wrong: """
        @Observable final class Settings {
          @ObservationIgnored @AppStorage("theme") var theme = "light"
        }
        """,
      right: """
        @Observable final class Settings {
          var theme: String { didSet { defaults.set(theme, forKey: "theme") } }
        }
        """),
    silent: """
      Classes that report the change themselves (a property that calls `access(keyPath:)` and uses the stored one), \
      private properties that no computed property uses, `ObservableObject`, views, and types that are nested in an \
      observable one.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(VariableDeclSyntax.self) { property, context in
      guard
        context.type?.attributes.contains(where: { $0 == "Observable" || $0.hasSuffix(".Observable") })
          == true,
        let attribute = property.attributes.attribute(named: "AppStorage"),
        property.parent?.is(MemberBlockItemSyntax.self) == true,
        let name = property.bindings.first?.name, !isObserved(name, property)
      else { return }
      context.report(attribute, "views don't see changes of an @AppStorage property of an @Observable class")
    }
  }

  /// Whether no view can miss a change: the class reports it, or nobody outside can read the value.
  private func isObserved(_ name: String, _ property: VariableDeclSyntax) -> Bool {
    let readers = property.enclosingMembers?.properties.flatMap(\.bindings).compactMap {
      binding -> Set<String>? in
      guard let block = binding.accessorBlock, binding.initializer == nil else { return nil }
      let words = Set(block.tokens(viewMode: .sourceAccurate).map(\.text))
      return words.contains(name) && !words.contains("didSet") ? words : nil
    }
    guard let readers, !readers.isEmpty else { return property.modifiers.access == "private" }
    return readers.contains { $0.contains("access") && $0.contains("keyPath") }
  }
}
