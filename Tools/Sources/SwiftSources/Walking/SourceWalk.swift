import SwiftSyntax

/// The one walk over a file: keeps track of where it is, collects facts, and calls the hooks of all rules.
final class SourceWalk: SyntaxAnyVisitor {
  /// Deeper than this, nothing is looked at: people don't write it, and every level takes stack.
  static let deepestLevel = 4000

  let context: WalkContext
  private let hooks: HookTable
  private var depth = 0
  private var scopes: [EnclosingScope] = []
  private var isCut = false

  init(text: SourceText, hooks: HookTable) {
    context = WalkContext(text: text)
    self.hooks = hooks
    super.init(viewMode: .sourceAccurate)
  }

  /// The facts of the file.
  func facts(of tree: SourceFileSyntax) -> FileFacts {
    walk(tree)
    context.facts.lineCount = context.text.lineCount
    return context.facts
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visitPost(_ token: TokenSyntax) {}

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    depth += 1
    guard depth <= Self.deepestLevel else {
      noteDepth(node)
      return .skipChildren
    }
    enter(node)
    hooks.entering[ObjectIdentifier(node.kind.syntaxNodeType)]?.call(node, context)
    return .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) {
    defer { depth -= 1 }
    guard depth <= Self.deepestLevel else { return }
    if !hooks.leaving.isEmpty {
      hooks.leaving[ObjectIdentifier(node.kind.syntaxNodeType)]?.call(node, context)
    }
    leave(node)
  }

  private func noteDepth(_ node: Syntax) {
    guard !isCut else { return }
    isCut = true
    context.facts.problems.append(
      FileProblem(
        position: context.text.position(at: node.position.utf8Offset),
        message: "is nested too deeply here; what is inside is not checked"))
  }

  private func enter(_ node: Syntax) {
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      scopes.append(EnclosingScope(context))
      context.enterType(node)
    case .functionDecl, .initializerDecl, .deinitializerDecl, .variableDecl, .subscriptDecl, .enumCaseDecl,
      .typeAliasDecl, .associatedTypeDecl:
      scopes.append(EnclosingScope(context))
      context.enterMember(node)
    case .accessorDecl:
      scopes.append(EnclosingScope(context))
      context.enterAccessor(node)
    case .closureExpr:
      scopes.append(EnclosingScope(context))
      context.enterClosure(node)
    case .ifConfigClause:
      scopes.append(EnclosingScope(context))
      context.enterCondition(node)
    case .macroExpansionDecl, .macroExpansionExpr:
      scopes.append(EnclosingScope(context))
      context.enterMacro(node)
    case .importDecl, .declReferenceExpr, .identifierPattern, .functionParameter, .closureParameter,
      .closureShorthandParameter, .optionalBindingCondition:
      context.collect(node)
    default: break
    }
  }

  private func leave(_ node: Syntax) {
    switch node.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
      .initializerDecl, .deinitializerDecl, .variableDecl, .subscriptDecl, .enumCaseDecl, .typeAliasDecl,
      .associatedTypeDecl, .accessorDecl, .closureExpr, .ifConfigClause, .macroExpansionDecl,
      .macroExpansionExpr:
      scopes.popLast()?.restore(context, leaving: node)
    default: break
    }
  }
}
