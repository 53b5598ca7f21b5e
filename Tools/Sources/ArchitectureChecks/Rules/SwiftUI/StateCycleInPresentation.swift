import SwiftSources
import SwiftSyntax

/// A presented view that is made from state which its own callback changes.
struct StateCycleInPresentation: FileRule, LinkRule {
  static let description = RuleDescription(
    id: "state-cycle-in-presentation",
    title: "Circular state in a presentation",
    category: .swiftui,
    what: """
      A view in a sheet, cover, popover or destination that is given a `@State` of its parent as a value, and a callback \
      that sets the same state.
      """,
    why: """
      The callback changes the state, the parent is evaluated again, and so is the closure of the presentation: the child \
      is made anew in the middle of its life, from the changed value. It skips its loading or its animation, silently.
      """,
    fix: """
      Don't hand over what the callback sets; hand over a binding when the child edits the value; or let the child ask \
      the model.
      """,
    example: .init(
      wrong: """
        .sheet(item: $sheet) { _ in
          Survey(answer: savedAnswer, onDone: { savedAnswer = $0 })
        }
        """,
      right: ".sheet(item: $sheet) { _ in Survey(onDone: { savedAnswer = $0 }) }"),
    silent: """
      Bindings (`$answer`), the state that the presentation itself depends on, models, constants, callbacks that call a \
      method or take the presentation away, and views outside of presentations.
      """)

  private static let presentations: Set<String> = [
    "fullScreenCover", "navigationDestination", "popover", "sheet",
  ]

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard let type = context.type, context.mayBelongToBody,
        context.closures.contains(where: {
          Self.presentations.contains($0.callee) && $0.role == .presentation
        }),
        !call.calledExpression.constructedTypeName.isEmpty
      else { return }
      let presenting = presenting(around: call)
      let changed = changedNames(in: call, unlessClosing: presenting).subtracting(presenting)
      guard !changed.isEmpty else { return }
      for argument in call.arguments {
        guard let name = memberName(argument.expression), changed.contains(name),
          LocalDeclaration.find(name, before: call) == nil
        else { continue }
        context.observe(type.name, name, at: argument.expression)
      }
    }
  }

  func findings(in project: CheckedProject) -> [Finding] {
    project.observations(of: Self.id).filter { file, observation in
      project.files.contains { other in
        other.module == file.module
          && other.facts.types.contains { type in
            type.name == observation.kind
              && type.members.contains { $0.name == observation.name && $0.attributes.contains("State") }
          }
      }
    }
    .map { file, observation in
      finding(
        file.path, observation,
        "\(observation.name) is handed to a view whose callback changes it while it is shown")
    }
  }

  /// `answer` for `answer` and `self.answer`.
  private func memberName(_ expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return access.declName.baseName.text
  }

  /// What the closures among the arguments of a call set, but those that take the view away at once.
  private func changedNames(
    in call: FunctionCallExprSyntax, unlessClosing presenting: Set<String>
  ) -> Set<String> {
    let closures =
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap(\.self) + call.additionalTrailingClosures.map(\.closure)
    return Set(
      closures.flatMap { closure -> [String] in
        let names = closure.statements.compactMap(assignedName)
        return presenting.isDisjoint(with: names) ? names : []
      })
  }

  private func assignedName(_ statement: CodeBlockItemSyntax) -> String? {
    guard let sequence = statement.item.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements.prefix(2))
    guard elements.count == 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
    return memberName(elements[0])
  }

  /// The state whose binding decides whether something is presented: `isShown` for `.sheet(isPresented: $isShown)`.
  private func presenting(around call: FunctionCallExprSyntax) -> Set<String> {
    var names: Set<String> = []
    var node = call.parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if let outer = current.as(FunctionCallExprSyntax.self), Self.presentations.contains(outer.calleeName) {
        for argument in outer.arguments {
          if let first = CallChain(argument.expression).names.first, first.hasPrefix("$") {
            names.insert(String(first.dropFirst()))
          }
        }
      }
      node = current.parent
    }
    return names
  }
}
