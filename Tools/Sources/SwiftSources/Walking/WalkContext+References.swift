import SwiftSyntax

extension WalkContext {
  /// Notes an import, a local name, or a reference to what may be a member.
  func collect(_ node: Syntax) {
    if let node = node.as(DeclReferenceExprSyntax.self) {
      collectReference(node)
    } else if let node = node.as(IdentifierPatternSyntax.self) {
      memberScope?.localNames.insert(node.identifier.text)
    } else if let node = node.as(OptionalBindingConditionSyntax.self) {
      collectBinding(node)
    } else if let node = node.as(FunctionParameterSyntax.self) {
      memberScope?.localNames.insert((node.secondName ?? node.firstName).text)
    } else if let node = node.as(ClosureParameterSyntax.self) {
      memberScope?.localNames.insert((node.secondName ?? node.firstName).text)
    } else if let node = node.as(ClosureShorthandParameterSyntax.self) {
      memberScope?.localNames.insert(node.name.text)
    } else if let node = node.as(ImportDeclSyntax.self) {
      facts.imports.append(ImportFact(node, in: self))
    }
  }

  private func collectReference(_ node: DeclReferenceExprSyntax) {
    guard evaluation == .withMember, memberScope != nil else { return }
    let name = node.baseName.text
    guard let first = name.utf8.first, !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      first != UInt8(ascii: "$")
    else { return }
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else {
      if name != "self" { memberScope?.references.insert(name) }
      return
    }
    guard let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    if base == "self" || base == "Self" || base == type?.name { memberScope?.memberReferences.insert(name) }
  }

  /// `if let item` and `if let item = item` read the member before there is a local variable of the name.
  private func collectBinding(_ node: OptionalBindingConditionSyntax) {
    guard evaluation == .withMember, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let value = node.initializer?.value
    if value == nil || value?.as(DeclReferenceExprSyntax.self)?.baseName.text == name {
      memberScope?.memberReferences.insert(name)
    }
  }
}
