import SwiftSources
import SwiftSyntax

/// What was restored in the function or closure around a node.
struct RestoredValues {
  private let storedProperties: Set<String>
  private let locals: Set<String>
  private let isRestoring: Bool

  /// - Returns: nil when something is validated there.
  init?(around node: some SyntaxProtocol) {
    guard let region = Self.region(around: node), !Validation.isAsked(in: region) else { return nil }
    let stored = StoredProperties.names(around: node)
    storedProperties = stored
    let search = RestorationSearch(stored)
    search.walk(region)
    isRestoring = search.isRestoring
    var locals: Set<String> = []
    for (name, value) in search.bindings {
      let known = RestoredValues(storedProperties: stored, locals: locals, isRestoring: search.isRestoring)
      if known.contains(value) { locals.insert(name) } else { locals.remove(name) }
    }
    self.locals = locals
  }

  private init(storedProperties: Set<String>, locals: Set<String>, isRestoring: Bool) {
    self.storedProperties = storedProperties
    self.locals = locals
    self.isRestoring = isRestoring
  }

  /// Whether an expression is a restored value, or nothing but a wrapper around one.
  func contains(_ expression: ExprSyntax) -> Bool {
    if let name = expression.ownMemberName { return locals.contains(name) || storedProperties.contains(name) }
    if let attempt = expression.as(TryExprSyntax.self) { return contains(attempt.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return contains(forced.expression) }
    if let tuple = expression.as(TupleExprSyntax.self) {
      return tuple.elements.count == 1 && tuple.elements.contains { contains($0.expression) }
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.contains { contains($0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.first.map(contains) ?? false
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    return isRead(call) || (isWrapper(call) && call.arguments.contains { contains($0.expression) })
  }

  /// Decoding in a function that has to do with storage, and reading from the user's defaults.
  private func isRead(_ call: FunctionCallExprSyntax) -> Bool {
    guard let base = call.calleeBase else { return false }
    if call.calleeName == "decode" { return isRestoring }
    return base.as(MemberAccessExprSyntax.self)?.base?.lastName == "UserDefaults"
      && call.argument("forKey") != nil
  }

  /// `NavigationPath(value)`, `.detail(value)`, `Route.detail(value)`.
  private func isWrapper(_ call: FunctionCallExprSyntax) -> Bool {
    if call.calledExpression.constructedTypeName == "NavigationPath" { return true }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base.map { !$0.constructedTypeName.isEmpty } ?? true
  }

  /// The closure of `onAppear` or `task`, or else the function or accessor.
  private static func region(around node: some SyntaxProtocol) -> Syntax? {
    var parent = node.parent
    while let current = parent {
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
        || current.is(AccessorDeclSyntax.self) || isAnswer(current)
      {
        return current
      }
      if current.is(MemberBlockSyntax.self) { return nil }
      parent = current.parent
    }
    return nil
  }

  private static func isAnswer(_ node: Syntax) -> Bool {
    guard node.is(ClosureExprSyntax.self), let call = node.parent?.as(FunctionCallExprSyntax.self) else {
      return false
    }
    return call.calleeName == "task" || call.calleeName.hasPrefix("on")
  }
}
