import SwiftSources
import SwiftSyntax

/// A table of moves that is written out: `[.red: [.green], .green: []]`, alone or in `TransitionTable<Kind>(…)`.
struct TransitionTableSyntax {
  /// The type of its states, as it is written; nil when it isn't.
  let stateType: String?
  /// Nil when it isn't written out.
  let rules: [StateRule]?

  /// - Returns: nil when a property holds no table of moves.
  init?(_ binding: PatternBindingSyntax) {
    guard let value = binding.initializer?.value else { return nil }
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.lowercased() ?? ""
    let annotation = binding.typeAnnotation?.type
    let call = value.as(FunctionCallExprSyntax.self)
    let typed = [call?.calledExpression.trimmedDescription, annotation?.trimmedDescription].compactMap(\.self)
      .first { $0.hasPrefix("TransitionTable") }
    let literal =
      value.as(DictionaryExprSyntax.self)
      ?? call.flatMap { call in
        call.arguments.count == 1 ? call.arguments.first?.expression.as(DictionaryExprSyntax.self) : nil
      }
    guard typed != nil || (literal != nil && name.contains("transition")) else { return nil }
    rules = literal.flatMap(Self.rules)
    // A dictionary of other things may be called so, too.
    guard typed != nil || rules != nil else { return nil }
    let generic = typed.flatMap { text in text.firstIndex(of: "<").map { text[text.index(after: $0)...] } }
    let key = annotation?.as(DictionaryTypeSyntax.self)?.key.trimmedDescription
    stateType = generic.map { String($0.prefix { $0 != ">" }) } ?? key
  }

  private static func rules(_ literal: DictionaryExprSyntax) -> [StateRule]? {
    guard case .elements(let elements) = literal.content else { return [] }
    var rules: [StateRule] = []
    for element in elements {
      guard let source = StatePattern.caseName(element.key),
        let targets = element.value.as(ArrayExprSyntax.self)
      else { return nil }
      for target in targets.elements {
        guard let target = StatePattern.caseName(target.expression) else { return nil }
        rules.append(StateRule(source: .state(source), target: .state(target), isLegal: true))
      }
    }
    return rules
  }
}
