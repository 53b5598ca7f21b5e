import SwiftSources
import SwiftSyntax

/// Tells what in an app is more than composition.
enum MainLogic {
  private static let services: Set<String> = [
    "FileManager", "JSONDecoder", "JSONEncoder", "NSUbiquitousKeyValueStore", "PropertyListDecoder",
    "URLSession",
    "UserDefaults",
  ]

  private static let harmless: Set<String> = ["register", "url", "urls", "containerURL", "fileExists"]

  /// The service that a call is a method of: `URLSession` for `URLSession.shared.data(…)`.
  static func service(usedBy call: FunctionCallExprSyntax) -> String? {
    let name = call.calleeName
    if name.hasPrefix("SecItem"), call.calleeBase == nil { return "the keychain" }
    guard !harmless.contains(name), var base = call.calleeBase else { return nil }
    if name == "decode" || name == "encode", base.lastName.lowercased().hasSuffix("coder") {
      return base.lastName
    }
    while true {
      if let access = base.as(MemberAccessExprSyntax.self), let next = access.base {
        base = next
      } else if let inner = base.as(FunctionCallExprSyntax.self) {
        base = inner.calledExpression
      } else {
        guard let root = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return services.contains(root) || root.hasPrefix("Keychain") ? root : nil
      }
    }
  }

  /// Whether code runs only when the app was launched with certain arguments.
  static func dependsOnArguments(_ node: some SyntaxProtocol) -> Bool {
    var current = node.parent
    while let parent = current, !parent.is(MemberBlockSyntax.self) {
      if let branch = parent.as(IfExprSyntax.self),
        branch.conditions.tokens(viewMode: .sourceAccurate).contains(where: {
          ["CommandLine", "ProcessInfo"].contains($0.text)
        })
      {
        return true
      }
      current = parent.parent
    }
    return false
  }

  /// The member that a result of asynchronous work is assigned to.
  static func awaitedProperty(in sequence: SequenceExprSyntax) -> String? {
    guard let assignment = Assignment(sequence), isAwaited(assignment.value) else { return nil }
    return assignment.target.ownMemberName
  }

  private static func isAwaited(_ expression: ExprSyntax) -> Bool {
    if let attempt = expression.as(TryExprSyntax.self) { return isAwaited(attempt.expression) }
    return expression.is(AwaitExprSyntax.self)
  }

  /// Whether the code makes views where it stands.
  static func choosesView(_ context: WalkContext) -> Bool {
    context.member?.viewRole != MemberFact.ViewRole.none && context.evaluation == .withMember
      && context.closures.contains {
        ["WindowGroup", "Window", "DocumentGroup", "Group", "ZStack"].contains($0.callee)
      }
  }

  /// The members that conditions look at: `name`, `name.part`, `let name`, `let x = name`.
  static func names(in conditions: ConditionElementListSyntax) -> [String] {
    conditions.flatMap { element -> [String] in
      switch element.condition {
      case .expression(let expression): return names(in: expression)
      case .optionalBinding(let binding):
        if let value = binding.initializer?.value { return names(in: value) }
        return binding.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] } ?? []
      case .matchingPattern(let pattern): return names(in: pattern.initializer.value)
      case .availability: return []
      @unknown default: return []
      }
    }
  }

  /// The first names of the references in an expression.
  static func names(in expression: ExprSyntax) -> [String] {
    if let name = expression.ownMemberName { return [name] }
    if let access = expression.as(MemberAccessExprSyntax.self) { return access.base.map(names) ?? [] }
    if let negation = expression.as(PrefixOperatorExprSyntax.self) { return names(in: negation.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) { return sequence.elements.flatMap(names) }
    return []
  }
}
