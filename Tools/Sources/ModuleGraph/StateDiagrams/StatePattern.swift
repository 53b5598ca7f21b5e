import SwiftSyntax

/// What a pattern says of one state.
enum StatePattern: Sendable, Equatable {
  case any
  case state(String)

  /// - Returns: nil for what isn't plainly a case or `_`.
  init?(_ expression: ExprSyntax) {
    if expression.is(DiscardAssignmentExprSyntax.self) {
      self = .any
    } else if let pattern = expression.as(PatternExprSyntax.self) {
      self.init(pattern.pattern)
    } else if let name = Self.caseName(expression) {
      self = .state(name)
    } else {
      return nil
    }
  }

  private init?(_ pattern: PatternSyntax) {
    if pattern.is(WildcardPatternSyntax.self) || pattern.is(IdentifierPatternSyntax.self) {
      self = .any
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      self.init(binding.pattern)
    } else if let expression = pattern.as(ExpressionPatternSyntax.self) {
      self.init(expression.expression)
    } else {
      return nil
    }
  }

  func matches(_ state: String) -> Bool {
    self == .any || self == .state(state)
  }

  /// The name in `.name`, `Type.name` and `.name(…)`.
  static func caseName(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) { return caseName(call.calledExpression) }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    if let base = access.base, base.constructedName == nil { return nil }
    return access.declName.baseName.identifierText
  }
}

extension ExprSyntax {
  /// The name if it is that of a type, by its capital letter.
  fileprivate var constructedName: String? {
    let name = constructedTypeName
    return name.isEmpty ? nil : name
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}
