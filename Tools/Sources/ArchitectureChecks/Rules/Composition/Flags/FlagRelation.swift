import SwiftSources
import SwiftSyntax

/// What a block says about two flags of the same value.
struct FlagRelation {
  enum Kind: String {
    /// Where the first is on, the second is off.
    case excludes
    /// When the first changes to on, it takes care that the second is off.
    case resets
    /// Both are on.
    case joins
  }

  let kind: Kind
  let first: String
  let second: String

  /// Reads assignments that stand beside each other, what a condition before them says, and observers.
  static func relations(in block: CodeBlockItemListSyntax) -> [FlagRelation] {
    let values = values(in: block)
    guard !values.isEmpty else { return [] }
    let on = values.filter(\.value).map(\.key).sorted()
    let off = values.filter { !$0.value }.map(\.key).sorted()
    var found = pairs(on, off).map { FlagRelation(kind: .excludes, first: $0, second: $1) }
    found += pairs(on, on).filter { $0 < $1 }.map { FlagRelation(kind: .joins, first: $0, second: $1) }
    if let flag = conditionFlag(of: block) {
      let kind = observedName(around: block) == flag ? Kind.resets : .excludes
      found += off.filter { $0 != flag }.map { FlagRelation(kind: kind, first: flag, second: $0) }
    }
    for flag in refusedFlags(in: block) {
      found += on.filter { $0 != flag }.map { FlagRelation(kind: .excludes, first: $0, second: flag) }
    }
    return found
  }

  private static func pairs(_ first: [String], _ second: [String]) -> [(String, String)] {
    first.flatMap { one in second.map { (one, $0) } }
  }

  /// The last value that each flag gets among the statements of a block.
  private static func values(in block: CodeBlockItemListSyntax) -> [String: Bool] {
    var values: [String: Bool] = [:]
    for item in block {
      guard let assignment = item.item.as(SequenceExprSyntax.self).flatMap(Assignment.init),
        let literal = assignment.value.as(BooleanLiteralExprSyntax.self),
        let name = assignment.target.ownMemberName
      else { continue }
      values[name] = literal.literal.tokenKind == .keyword(.true)
    }
    return values
  }

  /// The flag of the `if` that a block is the body of.
  private static func conditionFlag(of block: CodeBlockItemListSyntax) -> String? {
    guard let body = block.parent?.as(CodeBlockSyntax.self), let test = body.parent?.as(IfExprSyntax.self),
      test.body.id == body.id, test.conditions.count == 1,
      case .expression(let condition)? = test.conditions.first?.condition
    else { return nil }
    return condition.ownMemberName
  }

  /// The flags that must be off for a block to go on: `guard !flag else { return }`.
  private static func refusedFlags(in block: CodeBlockItemListSyntax) -> [String] {
    block.compactMap { $0.item.as(GuardStmtSyntax.self) }.flatMap { test in
      test.conditions.compactMap { condition in
        guard case .expression(let expression) = condition.condition,
          let negation = expression.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!"
        else { return nil }
        return negation.expression.ownMemberName
      }
    }
  }

  /// The property whose `didSet` a block is in.
  private static func observedName(around block: CodeBlockItemListSyntax) -> String? {
    var node = Syntax(block)
    while let parent = node.parent {
      if let accessor = node.as(AccessorDeclSyntax.self) {
        guard accessor.accessorSpecifier.text == "didSet" else { return nil }
        let binding = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)
        return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      if node.is(FunctionDeclSyntax.self) { return nil }
      node = parent
    }
    return nil
  }
}
