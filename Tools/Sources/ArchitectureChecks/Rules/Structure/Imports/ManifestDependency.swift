import SwiftSources
import SwiftSyntax

/// The place in a manifest where a target names a dependency.
struct ManifestDependency {
  let key: String

  /// Reads `.target(name: "Target", dependencies: ["Here", .product(name: "Here", …)])`.
  init?(_ literal: StringLiteralExprSyntax) {
    guard let name = literal.representedLiteralValue, Self.namesDependency(literal) else { return nil }
    var node = Syntax(literal)
    while let parent = node.parent {
      if let argument = node.as(LabeledExprSyntax.self), argument.label?.text == "dependencies",
        let call = parent.parent?.as(FunctionCallExprSyntax.self),
        let target = call.argument("name")?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      {
        key = Self.key(target: target, dependency: name)
        return
      }
      node = parent
    }
    return nil
  }

  static func key(target: String, dependency: String) -> String {
    "\(target) → \(dependency)"
  }

  /// An element of the list itself, or the name of a call in it.
  private static func namesDependency(_ literal: StringLiteralExprSyntax) -> Bool {
    guard let argument = literal.parent?.as(LabeledExprSyntax.self) else {
      return literal.parent?.is(ArrayElementSyntax.self) == true
    }
    guard argument.label?.text == "name",
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return ["product", "target", "byName"].contains(call.calleeName)
      && call.argument("dependencies") == nil
  }
}
