import SwiftSources
import SwiftSyntax

/// Colours that are written out.
enum ColorLiteral {
  private static let types: Set<String> = ["Color", "NSColor", "UIColor"]
  private static let components: Set<String> = [
    "red", "green", "blue", "hue", "saturation", "brightness", "white", "hex", "displayP3Red",
  ]
  private static let details: Set<String> = ["alpha", "opacity"]

  /// Whether a call makes a colour from nothing but numbers, or from a text of digits.
  static func isWrittenOut(_ call: FunctionCallExprSyntax) -> Bool {
    guard types.contains(call.calledExpression.constructedTypeName) else { return false }
    var count = 0
    for argument in call.arguments {
      guard let label = argument.label?.text else {
        guard argument.expression.isColorSpace else { return false }
        continue
      }
      guard components.contains(label) || details.contains(label),
        argument.expression.isNumber || (label == "hex" && argument.expression.isPlainText)
      else { return false }
      if components.contains(label) { count += 1 }
    }
    return count > 0
  }

  /// The white of a background, or the black of a text.
  static func plainColor(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    let colours: Set<String>
    switch call.calleeName {
    case "background", "listRowBackground": colours = ["white"]
    case "foregroundColor", "foregroundStyle": colours = ["black"]
    default: return nil
    }
    guard let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      colours.contains(argument.declName.baseName.text),
      argument.base.map({ $0.lastName == "Color" }) ?? true, isAlone(call)
    else { return nil }
    return ExprSyntax(argument)
  }

  /// What is black on white, or what is always dark or always light, can be read.
  private static func isAlone(_ call: FunctionCallExprSyntax) -> Bool {
    let chain = CallChain(ExprSyntax(call))
    if chain.rootCall?.calledExpression.constructedTypeName.hasSuffix("Image") == true { return false }
    let names = chain.names + call.followingCalls.map(\.calleeName)
    let colouring = [
      "background", "colorScheme", "foregroundColor", "foregroundStyle", "preferredColorScheme", "tint",
    ]
    return names.count { colouring.contains($0) } == 1
  }
}

extension ExprSyntax {
  /// `.sRGB` and its like.
  fileprivate var isColorSpace: Bool {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return ["sRGB", "sRGBLinear", "displayP3"].contains(access.declName.baseName.text)
  }
}

extension FunctionCallExprSyntax {
  /// Whether a view around it has a colour, an image or a shape behind it.
  var isOnOwnGround: Bool {
    guard ["foregroundColor", "foregroundStyle"].contains(calleeName) else { return false }
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        let isLayered = [
          "ZStack", "background", "buttonStyle", "colorScheme", "overlay", "preferredColorScheme", "tint",
        ]
        .contains(call.calleeName)
        if call.id != id, isLayered, !call.isWhiteBackground { return true }
      }
      node = parent
    }
    return false
  }

  private var isWhiteBackground: Bool { ColorLiteral.plainColor(of: self) != nil }
}
