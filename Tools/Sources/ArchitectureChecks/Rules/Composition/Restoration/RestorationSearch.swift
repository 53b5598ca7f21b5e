import SwiftSources
import SwiftSyntax

/// Collects the variables of a function and whether it has to do with stored state.
final class RestorationSearch: SyntaxVisitor {
  /// The variables and what they are set to first, in the order of the code.
  private(set) var bindings: [(name: String, value: ExprSyntax)] = []
  private(set) var isRestoring = false
  private let stored: Set<String>

  init(_ stored: Set<String>) {
    self.stored = stored
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { add(node.pattern, value) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { add(node.pattern, value) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text)
    return .visitChildren
  }

  private func note(_ name: String) {
    let lowercased = name.lowercased()
    isRestoring =
      isRestoring || stored.contains(name) || name == "UserDefaults" || name == "CodableRepresentation"
      || ["persisted", "restor", "saved", "stored"].contains { lowercased.contains($0) }
  }

  private func add(_ pattern: PatternSyntax, _ value: ExprSyntax) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    bindings.append((name, value))
  }
}
