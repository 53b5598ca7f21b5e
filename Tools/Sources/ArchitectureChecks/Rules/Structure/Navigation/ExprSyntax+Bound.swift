import SwiftSyntax

extension ExprSyntax {
  /// The property that a binding is of: `path` for `$path` and `self.$path`; nil for the property of something else.
  var boundName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.boundName }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return access.declName.baseName.boundName
  }
}

extension TokenSyntax {
  fileprivate var boundName: String? {
    text.first == "$" ? String(text.dropFirst()) : nil
  }
}
