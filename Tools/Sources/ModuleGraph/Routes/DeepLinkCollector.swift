import SwiftSources
import SwiftSyntax

/// Finds the tables of links in one file, the functions that take links, and what its types are called in links.
final class DeepLinkCollector {
  private struct Open {
    let name: String
    let type: String
    let line: Int
    let function: SyntaxIdentifier
    var links: [String] = []
    /// Whether it looks at what its type is called in links.
    var usesID = false
  }

  private let path: String
  private var open: Open?
  private var found: [Open] = []
  private var tables: [DeepLinkHandler] = []
  /// What a type gives as its `id`, the first part of its links.
  private var ids: [String: String] = [:]
  private(set) var schemes: [String] = []

  init(path: String) {
    self.path = path
  }

  var handlers: [DeepLinkHandler] {
    tables
      + found.map { handler in
        let id = handler.usesID ? ids[handler.type] : nil
        let links = handler.links.map { link in
          [id, link].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "/")
        }
        return DeepLinkHandler(
          name: handler.name, path: path, line: handler.line,
          links: links.isEmpty ? id.map { ["\($0)/…"] } ?? [] : links)
      }
  }

  func register(in hooks: inout HookTable) {
    hooks.hooks(of: "routes", seesPreviews: false) { hooks in
      hooks.on(VariableDeclSyntax.self) { [self] in look(at: $0, $1) }
      hooks.on(FunctionDeclSyntax.self) { [self] in enter($0, $1) }
      hooks.after(FunctionDeclSyntax.self) { [self] node, _ in leave(node) }
      hooks.on(DeclReferenceExprSyntax.self) { [self] node, _ in
        if node.baseName.text == "id" { open?.usesID = true }
      }
      hooks.on(FunctionCallExprSyntax.self) { [self] in look(at: $0, $1) }
      hooks.on(SwitchCaseItemSyntax.self) { [self] node, _ in look(at: node) }
    }
  }

  private func look(at node: VariableDeclSyntax, _ context: WalkContext) {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = context.type,
        let text = binding.initializer?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      else { continue }
      if name == "id", context.closures.isEmpty { ids[type.name] = text }
      if name == "scheme", type.name.contains("Link") { schemes.append(text) }
    }
  }

  private func look(at call: FunctionCallExprSyntax, _ context: WalkContext) {
    guard let table = LinkTableSyntax(call) else { return }
    tables.append(
      DeepLinkHandler(
        name: context.type?.name ?? "LinkTable", path: path,
        line: context.span(of: call.calledExpression).start.line,
        links: table.links))
  }

  /// A protocol only says that there is one, and a function that is nothing but `false` takes no link.
  private func enter(_ node: FunctionDeclSyntax, _ context: WalkContext) {
    let parameters = node.signature.parameterClause.parameters
    guard open == nil, let body = node.body, !Self.refuses(body), let type = context.type, !type.isLocal,
      parameters.count == 1,
      parameters.first?.type.trimmedDescription == "URL", node.name.text.lowercased().contains("deeplink")
    else { return }
    open = Open(
      name: "\(type.name).\(node.name.text)", type: type.name, line: context.span(of: node.name).start.line,
      function: node.id)
  }

  private static func refuses(_ body: CodeBlockSyntax) -> Bool {
    guard body.statements.count == 1, let item = body.statements.first?.item else { return false }
    let value = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    return value?.as(BooleanLiteralExprSyntax.self)?.literal.tokenKind == .keyword(.false)
  }

  private func leave(_ node: FunctionDeclSyntax) {
    guard let open, open.function == node.id else { return }
    found.append(open)
    self.open = nil
  }

  /// `case ["item", "edit"]` and `case "edit"`.
  private func look(at item: SwitchCaseItemSyntax) {
    guard open != nil else { return }
    let expression = item.pattern.as(ExpressionPatternSyntax.self)?.expression
    if let text = expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
      open?.links.append(text)
    } else if let list = expression?.as(ArrayExprSyntax.self) {
      let parts = list.elements.map { element in
        element.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? "…"
      }
      open?.links.append(parts.joined(separator: "/"))
    }
  }
}
