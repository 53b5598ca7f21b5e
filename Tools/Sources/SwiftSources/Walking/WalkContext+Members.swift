import SwiftSyntax

extension WalkContext {
  func enterMember(_ node: Syntax) {
    guard memberScope == nil else {
      // A function inside a function runs when it is called, and nobody follows that.
      if node.kind == .functionDecl { evaluation = .unknown }
      return
    }
    guard let member = MemberDeclaration(node, in: self) else { return }
    memberScope = MemberScope(fact: member.facts[0], others: Array(member.facts.dropFirst()))
    evaluation = member.evaluation
  }

  func finishMember() {
    guard let scope = memberScope else { return }
    memberScope = nil
    add(scope.finished)
    for fact in scope.others { add(fact) }
  }

  private func add(_ fact: MemberFact) {
    if openTypes.isEmpty {
      if !isInPreview { facts.declarations.append(fact) }
    } else {
      openTypes[openTypes.count - 1].members.append(fact)
    }
  }

  func enterAccessor(_ node: Syntax) {
    guard let accessor = node.as(AccessorDeclSyntax.self) else { return }
    switch accessor.accessorSpecifier.text {
    case "get", "_read", "read", "unsafeAddress": break
    default: evaluation = .later
    }
  }
}
