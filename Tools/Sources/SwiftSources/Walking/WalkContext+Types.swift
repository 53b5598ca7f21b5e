import SwiftSyntax

extension WalkContext {
  func enterType(_ node: Syntax) {
    guard let declaration = TypeDeclaration(node) else { return }
    let isLocal = memberScope != nil || types.last?.isLocal == true
    let outer = memberScope == nil ? types.last.map { "\($0.name)." } ?? "" : ""
    let inherited = declaration.inherited
    let attributes = declaration.attributes.names
    if inherited.contains("PreviewProvider") { isInPreview = true }
    let fact = TypeFact(
      name: outer + declaration.name.plainText, kind: declaration.kind,
      access: declaration.modifiers.access, inherited: inherited, attributes: attributes,
      isPreview: isInPreview,
      span: span(of: declaration.name))
    types.append(
      TypeScope(
        name: fact.name, kind: fact.kind, inherited: inherited, attributes: attributes, isLocal: isLocal))
    openTypes.append(fact)
    outerMembers.append(memberScope)
    memberScope = nil
    closures = []
    evaluation = .unknown
  }

  func finishType() {
    if let outer = outerMembers.popLast() { memberScope = outer }
    guard let scope = types.popLast(), let fact = openTypes.popLast(), !scope.isLocal else { return }
    facts.types.append(fact)
  }
}
