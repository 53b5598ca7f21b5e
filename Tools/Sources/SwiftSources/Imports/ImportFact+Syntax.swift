import SwiftSyntax

extension ImportFact {
  init(_ node: ImportDeclSyntax, in context: WalkContext) {
    let names = node.path.map(\.name.text)
    let span = context.span(of: node)
    self.init(
      module: names.first ?? "", path: Array(names.dropFirst()), kind: node.importKindSpecifier?.text,
      attributes: node.attributes.compactMap { element in
        guard case .attribute(let attribute) = element else { return nil }
        return String(attribute.trimmedDescription.dropFirst())
      },
      access: node.modifiers.access.isEmpty ? nil : node.modifiers.access,
      condition: context.conditions.isEmpty ? nil : context.conditions.joined(separator: " && "),
      span: span, line: context.text.excerpt(ofLine: span.start.line))
  }
}
