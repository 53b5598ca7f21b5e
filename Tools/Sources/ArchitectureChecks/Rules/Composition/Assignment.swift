import SwiftSyntax

/// `target = value`.
struct Assignment {
  let target: ExprSyntax
  /// The first operand after the equals sign.
  let value: ExprSyntax

  init?(_ sequence: SequenceExprSyntax) {
    var elements = sequence.elements.makeIterator()
    guard let target = elements.next(), elements.next()?.is(AssignmentExprSyntax.self) == true,
      let value = elements.next()
    else { return nil }
    self.target = target
    self.value = value
  }
}

extension ExprSyntax {
  /// The name of a member of the same value: `name` or `self.name`.
  var ownMemberName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return access.declName.baseName.text
  }
}
