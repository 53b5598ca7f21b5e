import SwiftSources
import SwiftSyntax

/// A static property that keeps an instance of a type.
struct KeptInstance {
  /// The type that has the property, without the names of those around it.
  let holder: String
  let name: String
  /// The type of the instance.
  let type: String
  let isConstant: Bool

  init?(_ node: VariableDeclSyntax, in holder: String) {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      .constructedTypeName
    guard let type = binding.typeAnnotation?.type.plainName ?? made, !type.isEmpty else { return nil }
    self.holder = holder.split(separator: ".").last.map(String.init) ?? holder
    name = pattern.identifier.identifierName
    self.type = type == "Self" ? self.holder : type
    isConstant = node.bindingSpecifier.text == "let"
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 4 else { return nil }
    (holder, name, type, isConstant) = (parts[0], parts[1], parts[2], parts[3] == "let")
  }

  var text: String { "\(holder) \(name) \(type) \(isConstant ? "let" : "var")" }
}

extension TokenSyntax {
  /// The name without the backticks that a keyword needs.
  var identifierName: String {
    text.first == "`" ? String(text.dropFirst().dropLast()) : text
  }
}

extension TypeSyntax {
  /// The last name of a type, without optionality, generic arguments and attributes; nil for a type without a name.
  var plainName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.plainName }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
    return nil
  }
}

extension InitializerClauseSyntax {
  /// The type of the variable or parameter that the value is for, if it is written.
  var declaredTypeName: String? {
    if let parameter = parent?.as(FunctionParameterSyntax.self) { return parameter.type.plainName }
    return parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.plainName
  }
}
