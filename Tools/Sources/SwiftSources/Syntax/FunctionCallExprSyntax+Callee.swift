import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The name of what is called, without its base and generic arguments: `sheet` for `view.sheet(…)`, `ForEach` for
  /// `SwiftUI.ForEach<…>(…)`; empty when it has none.
  public var calleeName: String {
    calledExpression.lastName
  }

  /// What stands before the name; nil when nothing does.
  public var calleeBase: ExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The argument with a label.
  public func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

}

extension ExprSyntax {
  /// The last name of `a.b.c` or of `c<D>`; empty for what has no name.
  public var lastName: String {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.lastName }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.lastName }
    return ""
  }
}

extension ExprSyntax {
  /// The node of the last name of `a.b.c` or of `c<D>`: where a message about a call points to.
  public var lastNameSyntax: Syntax? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return Syntax(reference) }
    if let member = self.as(MemberAccessExprSyntax.self) { return Syntax(member.declName) }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.lastNameSyntax
    }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression.lastNameSyntax }
    return nil
  }
}

extension ExprSyntax {
  /// The type that a call makes a value of: `Formatter` for `Formatter`, `Module.Formatter` and `Formatter.init`; empty when
  /// the expression can't name a type.
  public var constructedTypeName: String {
    if let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
      return access.base?.constructedTypeName ?? ""
    }
    if let access = self.as(MemberAccessExprSyntax.self), access.base == nil { return "" }
    let name = lastName
    return name.first?.isUppercase == true ? name : ""
  }
}
