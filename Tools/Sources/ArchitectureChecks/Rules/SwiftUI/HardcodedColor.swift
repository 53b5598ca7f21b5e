import SwiftSources
import SwiftSyntax

/// A colour that is written out in a view.
struct HardcodedColor: FileRule {
  static let description = RuleDescription(
    id: "hardcoded-color",
    title: "Hard-coded colour",
    category: .swiftui,
    what: """
      A colour that a view makes from numbers (`Color(red: 0.9, …)`, `Color(hex: "…")`), a white background, black text.
      """,
    why: """
      It stays the same in dark mode and with increased contrast, where it can't be read, and the same colour is written \
      in many places with small differences.
      """,
    fix: """
      Use a token of the design (`Tokens.surface`), a colour of the asset catalog, or one that has a meaning: `.primary`, \
      `.secondary`, `.background`, `.tint`.
      """,
    example: .init(
      wrong: "Text(title).foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.2))",
      right: "Text(title).foregroundStyle(.primary)"),
    silent: """
      Where tokens are made: static members, stored properties, models, extensions of `Color`; colours that are computed; shadows; white text \
      and black backgrounds, which belong together; black text on a colour of its own, in a stack of layers, or on an image; \
      white behind an image, such as a code to be scanned; translucent black; colours that are chosen by the colour scheme; named system colours \
      such as `.red`, which adapt; previews.
      """)

  init(_ options: RuleOptions) {}

  func register(in hooks: inout HookTable) {
    hooks.on(FunctionCallExprSyntax.self) { call, context in
      guard context.mayBelongToBody else { return }
      if ColorLiteral.isWrittenOut(call) {
        guard !isExcused(call) else { return }
        context.reportIfEvaluatedByBody(call, "a colour from numbers doesn't adapt; use a token")
      } else if let colour = ColorLiteral.plainColor(of: call) {
        guard !call.followsScheme, !call.isOnOwnGround else { return }
        context.reportIfEvaluatedByBody(colour, "black and white don't adapt; use a colour with a meaning")
      }
    }
    hooks.on(MacroExpansionExprSyntax.self) { macro, context in
      guard macro.macroName.text == "colorLiteral" else { return }
      context.reportIfEvaluatedByBody(macro, "a colour from numbers doesn't adapt; use a token")
    }
  }

  /// One finding for `Color(UIColor(red: …))`, and none for a shadow or for one of two schemes.
  private func isExcused(_ call: FunctionCallExprSyntax) -> Bool {
    var outer = call.enclosingArgument
    while let argument = outer {
      if argument.call.calleeName == "shadow" { return true }
      outer = argument.call.enclosingArgument
    }
    return call.followsScheme
  }
}

extension FunctionCallExprSyntax {
  /// Whether the colour scheme decides about it.
  fileprivate var followsScheme: Bool {
    var node: Syntax? = Syntax(self)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let sequence = current.as(SequenceExprSyntax.self),
        sequence.elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        let condition = sequence.elements.first, CallChain(condition).mentionsScheme
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension CallChain {
  fileprivate var mentionsScheme: Bool {
    names.contains { name in
      let name = name.lowercased()
      return name.contains("scheme") || name.contains("dark") || name.contains("light")
    }
  }
}
