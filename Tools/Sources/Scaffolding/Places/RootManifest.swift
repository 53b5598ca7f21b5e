import SwiftSyntax

/// The manifest of a whole app: `let members = [Member(group: "Features", name: …), …]` and the package.
struct RootManifest {
  private var source: EditedSource
  private let file = AppRepository.manifest

  init(_ text: String) {
    source = EditedSource(text)
  }

  var text: String { source.text }

  /// The name that the package is given.
  func packageName() throws(ScaffoldingError) -> String {
    guard let call = variable("package")?.initializer?.value.as(FunctionCallExprSyntax.self),
      let name = call.arguments.first(where: { $0.label?.text == "name" })?.stringValue
    else { throw .noPlace(file, "“let package = Package(name: …)”") }
    return name
  }

  /// Lists a feature after those that are there.
  mutating func addFeature(_ name: String) throws(ScaffoldingError) {
    guard let last = try features().last else { throw .noPlace(file, "Member(group: \"Features\", …)") }
    let comma = last.trailingComma == nil ? "," : ""
    source.insert(
      """
      \(comma)
        Member(
          group: "Features", name: "\(name)",
          tests: ["Analytics", "Composition", "Composition/CompositionTestSupport", "Design"]),
      """, after: last)
  }

  /// Takes a feature off the list.
  mutating func removeFeature(_ name: String) throws(ScaffoldingError) {
    guard let element = try features().first(where: { $0.member(named: "name") == name }) else {
      throw .noPlace(file, "Member(group: \"Features\", name: \"\(name)\", …)")
    }
    source.remove(element)
  }

  /// Takes the tests of the tools out, and what is there for them alone.
  mutating func removeToolTests() throws(ScaffoldingError) {
    let suffix = "\n    + toolTests + (syntaxFolder == nil ? [] : syntaxTests)"
    let text = source.text
    guard let range = text.range(of: suffix) else { throw .noPlace(file, "“+ toolTests + …” in its targets") }
    source = EditedSource(text.replacingCharacters(in: range, with: ""))
    for name in ["toolTests", "syntaxTests", "syntaxFolder"] {
      guard let item = statement({ $0.as(VariableDeclSyntax.self)?.name == name }) else {
        throw .noPlace(file, "“let \(name)”")
      }
      source.remove(item)
    }
    guard let function = statement({ $0.as(FunctionDeclSyntax.self)?.name.text == "tests" }) else {
      throw .noPlace(file, "“func tests(of:)”")
    }
    source.remove(function)
    if let item = statement({ $0.as(ImportDeclSyntax.self)?.path.trimmedDescription == "Foundation" }) {
      source.removeLine(item)
    }
  }

  private func features() throws(ScaffoldingError) -> [ArrayElementSyntax] {
    guard let array = variable("members")?.initializer?.value.as(ArrayExprSyntax.self) else {
      throw .noPlace(file, "“let members = [Member(…), …]”")
    }
    return array.elements.filter { $0.member(named: "group") == "Features" }
  }

  private func variable(_ name: String) -> PatternBindingSyntax? {
    statement { $0.as(VariableDeclSyntax.self)?.name == name }?.item.as(VariableDeclSyntax.self)?.bindings
      .first
  }

  private func statement(_ isWanted: (CodeBlockItemSyntax.Item) -> Bool) -> CodeBlockItemSyntax? {
    source.tree.statements.first { isWanted($0.item) }
  }
}

extension VariableDeclSyntax {
  fileprivate var name: String? {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension ArrayElementSyntax {
  /// The text that a `Member(…)` has for a label.
  fileprivate func member(named label: String) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "Member"
    else { return nil }
    return call.arguments.first { $0.label?.text == label }?.stringValue
  }
}

extension LabeledExprSyntax {
  fileprivate var stringValue: String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
