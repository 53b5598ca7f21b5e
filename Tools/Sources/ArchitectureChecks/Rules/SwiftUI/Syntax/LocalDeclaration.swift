import SwiftSyntax

/// What a name means inside a function: a parameter, a local variable, or what a condition binds.
struct LocalDeclaration {
  /// The first value of a variable; nil for a parameter, and for what a condition binds.
  let value: ExprSyntax?
  let isLet: Bool

  /// Whether the value is a literal that stays as it is.
  var isWrittenOut: Bool {
    guard isLet, let value else { return false }
    return value.is(ArrayExprSyntax.self) || value.is(StringLiteralExprSyntax.self) || value.isNumber
      || CallChain(value).names.first?.first?.isUppercase == true
  }

  /// Whether the next call may have another value. A value that other code computes may be a constant of it.
  var mayChange: Bool {
    guard let value else { return true }
    return !isWrittenOut && !CallChain(value).names.isEmpty
  }

  /// The declaration of a name in the functions and closures around a node; the innermost one.
  static func find(_ name: String, before node: some SyntaxProtocol) -> LocalDeclaration? {
    var current = node.parent
    while let scope = current, !scope.is(MemberBlockSyntax.self) {
      if let items = scope.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < node.position {
          if let found = variable(name, in: item) { return found }
        }
      } else if let function = scope.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        if parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name }) {
          return LocalDeclaration(value: nil, isLet: true)
        }
      } else if let branch = scope.as(IfExprSyntax.self), binds(name, branch.conditions) {
        return LocalDeclaration(value: nil, isLet: true)
      } else if let closure = scope.as(ClosureExprSyntax.self), takes(name, closure) {
        return LocalDeclaration(value: nil, isLet: true)
      }
      current = scope.parent
    }
    return nil
  }

  private static func variable(_ name: String, in item: CodeBlockItemSyntax) -> LocalDeclaration? {
    if let exit = item.item.as(GuardStmtSyntax.self), binds(name, exit.conditions) {
      return LocalDeclaration(value: nil, isLet: true)
    }
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return nil }
    return variable.bindings.first { $0.name == name }.map { binding in
      LocalDeclaration(
        value: binding.initializer?.value, isLet: variable.bindingSpecifier.tokenKind == .keyword(.let))
    }
  }

  /// `if let name`
  private static func binds(_ name: String, _ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      guard case .optionalBinding(let binding) = element.condition else { return false }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }
  }

  private static func takes(_ name: String, _ closure: ClosureExprSyntax) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?: names.contains { $0.name.text == name }
    case .parameterClause(let clause)?:
      clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    default: false
    }
  }
}
