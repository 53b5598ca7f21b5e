import SwiftSources
import SwiftSyntax

/// `@State` on a model that somebody else hands over.
struct StateForPassedModel: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "state-for-passed-model",
    title: "@State on a passed-in model",
    category: .swiftui,
    what: """
      A property of a view with `@State` that has no value of its own and that others can set: a model that is passed in.
      """,
    why: """
      `@State` keeps the first value that it gets. When the parent hands over another one, the view still shows the old; \
      what the view changes, the parent never learns.
      """,
    fix: """
      Take a model as it is (`let item`), as `@Bindable var` when its properties are edited, or as `@Binding var` when the \
      value is replaced. What the view owns is `@State private var` with a value.
      """,
    example: .init(
      wrong: "struct DetailView: View { @State var item: Item }",
      right: "struct DetailView: View { let item: Item }"),
    silent: """
      Private state; state with a first value; optional state; a draft that an initializer of the view seeds, that is \
      called a draft, is in an editor, or is handed back to a closure; enums and what is named like one; closures; view \
      models and presenters, which are made for the one view that they are handed to; \
      generic parameters; plain values such as `String`, and types of the system.
      """)

  private static let plain: Set<String> = [
    "AttributedString", "Bool", "Character", "Color", "Data", "Date", "DateComponents", "Decimal", "Double",
    "EditMode", "Float", "Int", "Locale", "NavigationPath", "Namespace", "Never", "PhotosPickerItem",
    "PresentationDetent", "String", "Substring", "TimeInterval", "TimeZone", "UInt", "URL", "UUID",
  ]

  /// What types are called that are choices or closures, not models, and what a view gets once and for good.
  private static let valueEndings = [
    "Action", "Alignment", "Closure", "Completion", "Direction", "Filter", "Format", "Handler", "Kind",
    "Mode",
    "Option", "Phase", "Presenter", "Selection", "Size", "SortOrder", "State", "Status", "Style", "Tab",
    "Type",
    "VM", "ViewModel",
  ]

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(VariableDeclSyntax.self) { property, context in
      guard context.type?.isViewValue == true, context.type?.kind == .structure,
        property.parent?.is(MemberBlockItemSyntax.self) == true,
        property.attributes.attribute(named: "State") != nil, isOpen(property.modifiers),
        property.bindings.count == 1, let binding = property.bindings.first, binding.initializer == nil,
        let type = binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self),
        isModel(type.name.text), !isDraft(binding.name),
        let members = property.enclosingMembers, members.initializers.isEmpty,
        !isHandedBack(type.name.text, by: members), context.type?.name.contains("Edit") == false
      else { return }
      context.observe("model", type.name.text, at: binding.pattern)
    }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let others: [TypeFact.Kind] = [.enumeration, .interface]
    let known = Set(
      project.files.flatMap(\.facts.types).filter { others.contains($0.kind) }
        .map { $0.name.split(separator: ".").last.map(String.init) ?? $0.name })
    return project.observations(of: Self.id).filter { !known.contains($0.observation.name) }
      .map { file, observation in
        finding(file.path, observation, "@State keeps the first \(observation.name) that is passed in")
      }
  }

  private func isOpen(_ modifiers: DeclModifierListSyntax) -> Bool {
    !["private", "fileprivate"].contains(modifiers.access) && !modifiers.isStatic
  }

  /// Types of the system have a prefix of two capital letters; generic parameters have one letter, or end like one.
  private func isModel(_ type: String) -> Bool {
    type.count > 1 && !type.prefix(2).allSatisfy(\.isUppercase) && !Self.plain.contains(type)
      && !type.allSatisfy { $0.isUppercase || $0.isNumber }
      && !Self.valueEndings.contains { type.hasSuffix($0) }
  }

  /// An editor takes a copy and hands it to a closure when it is done.
  private func isHandedBack(_ type: String, by members: MemberBlockItemListSyntax) -> Bool {
    members.properties.contains { property in
      property.bindings.contains { binding in
        guard let text = binding.typeAnnotation?.type.trimmedDescription, text.contains("->") else {
          return false
        }
        return text.contains("(\(type)") || text.contains(" \(type))")
      }
    }
  }

  private func isDraft(_ name: String) -> Bool {
    let words = ["draft", "edited", "editing", "initial", "local", "copy", "temporary", "working"]
    let lowercased = name.lowercased()
    return words.contains { lowercased.contains($0) }
  }
}
