import SwiftSources
import SwiftSyntax

/// A font with a size in points that doesn't follow the person's text size.
struct FixedFontSize: FileRule {
  static let description = RuleDescription(
    id: "fixed-font-size",
    title: "Fixed font size",
    category: .swiftui,
    what: "`.font(.system(size: 14))` and `.custom(_, fixedSize:)` with a number, in a view.",
    why: "The text stays as small as it is for people who have set a larger text size.",
    fix: """
      Use a text style (`.font(.headline)`), a token of the design, a custom font with `relativeTo:`, or a size from \
      `@ScaledMetric`.
      """,
    example: .init(
      wrong: "Text(title).font(.system(size: 17, weight: .semibold))",
      right: "Text(title).font(.headline)"),
    silent: """
      Symbols and images; emoji; sizes from 40 points, which can be read as they are; text in a frame with both a width and \
      a height; what is hidden from accessibility; text whose range of sizes is limited with \
      `dynamicTypeSize`; `.custom(_, size:)`, which scales; sizes that aren't numbers; fonts in static members, models and \
      extensions of `Font`.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard context.mayBelongToBody, call.calleeName == "font",
        let size = call.arguments.first.flatMap({ fixedSize(in: $0.expression) }), !isExcused(call)
      else { return }
      context.reportIfEvaluatedByBody(size, "a font of a fixed size doesn't follow the person's text size")
    }
  }

  /// The call that makes the font, perhaps with more said about it: `.system(size: 12).bold()`.
  private func fixedSize(in expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var link: ExprSyntax? = expression
    while let call = link?.as(FunctionCallExprSyntax.self) {
      let base = call.calleeBase
      guard base == nil || base?.lastName == "Font" else {
        link = base
        continue
      }
      let label = call.calleeName == "system" ? "size" : call.calleeName == "custom" ? "fixedSize" : nil
      guard let size = label.flatMap({ call.argument($0) }), size.isNumber else { return nil }
      return Double(size.trimmedDescription).map { $0 >= 40 } == true ? nil : call
    }
    return nil
  }

  private func isExcused(_ call: FunctionCallExprSyntax) -> Bool {
    let chain = CallChain(ExprSyntax(call))
    let others = chain.names + call.followingCalls.map(\.calleeName)
    if others.contains("accessibilityHidden") || others.contains("dynamicTypeSize") { return true }
    if call.followingCalls.contains(where: \.isFixedFrame) { return true }
    guard let root = chain.rootCall else { return chain.names.first?.lowercased().hasSuffix("image") == true }
    switch root.calledExpression.constructedTypeName {
    case "Image": return true
    case "Text":
      let text = root.arguments.first?.expression.plainText
      return text.map { text in !text.contains { $0.isLetter || $0.isNumber } } ?? false
    default: return root.calledExpression.constructedTypeName.hasSuffix("Image")
    }
  }
}

extension FunctionCallExprSyntax {
  /// `.frame(width: 18, height: 18)`
  fileprivate var isFixedFrame: Bool {
    calleeName == "frame" && argument("width") != nil && argument("height") != nil
  }
}
