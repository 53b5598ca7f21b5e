import SwiftSyntax

/// The file with `enum MainTab`: a case a feature, its title, its links, and what makes its area.
struct TabList {
  private var source: EditedSource
  private let file = AppRepository.tabs

  init(_ text: String) {
    source = EditedSource(text)
  }

  var text: String { source.text }

  /// The tabs in their order: the case, and its raw value.
  func tabs() throws(ScaffoldingError) -> [(name: String, link: String)] {
    try cases().compactMap { declaration in
      guard let element = declaration.elements.first else { return nil }
      let value = element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      return (element.name.text, value ?? element.name.text)
    }
  }

  /// Adds the tab of a feature behind the others.
  mutating func add(_ feature: ModuleName) throws(ScaffoldingError) {
    let name = feature.inLowerCamelCase
    let link = feature.inKebabCase
    let declaration = "\n  case \(name)" + (name == link ? "" : " = \"\(link)\"")
    if let last = try cases().last {
      source.insert(declaration, after: last)
    } else {
      source.insert(declaration, after: try enumeration().memberBlock.leftBrace)
    }
    try addCase("case .\(name): \"\(feature.asTitle)\"", toSwitchIn: "title")
    try addCase("case .\(name): Self.\(name)Links", toSwitchIn: "links")
    try addCase("case .\(name): make\(feature)(main: main)", toSwitchIn: "makeArea")
  }

  /// Takes the tab of a feature away.
  mutating func remove(_ name: String) throws(ScaffoldingError) {
    let declaration = try cases().first { $0.elements.count == 1 && $0.elements.first?.name.text == name }
    guard let declaration else { throw .noPlace(file, "“case \(name)” on a line of its own") }
    source.remove(declaration)
    for place in ["title", "links", "makeArea"] {
      let branch = try switchStatement(in: place).cases.first { branch in
        branch.as(SwitchCaseSyntax.self)?.label.trimmedDescription == "case .\(name):"
      }
      guard let branch else { throw .noPlace(file, "“case .\(name):” in the switch of “\(place)”") }
      source.remove(branch)
    }
  }

  private mutating func addCase(_ line: String, toSwitchIn place: String) throws(ScaffoldingError) {
    let found = try switchStatement(in: place)
    if let last = found.cases.last {
      source.insert("\n    \(line)", after: last)
    } else {
      source.insert("\n    \(line)", after: found.leftBrace)
    }
  }

  private func enumeration() throws(ScaffoldingError) -> EnumDeclSyntax {
    let found = source.tree.statements.lazy.compactMap { $0.item.as(EnumDeclSyntax.self) }
    guard let enumeration = found.first(where: { $0.name.text == "MainTab" }) else {
      throw .noPlace(file, "“enum MainTab”")
    }
    return enumeration
  }

  private func cases() throws(ScaffoldingError) -> [EnumCaseDeclSyntax] {
    try enumeration().memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
  }

  private func switchStatement(in place: String) throws(ScaffoldingError) -> SwitchExprSyntax {
    let finder = SwitchFinder(place)
    finder.walk(source.tree)
    guard let found = finder.found else { throw .noPlace(file, "switch in “\(place)”") }
    return found
  }
}

/// Finds the switch inside a function or a computed property.
private final class SwitchFinder: SyntaxVisitor {
  private(set) var found: SwitchExprSyntax?
  private let place: String

  init(_ place: String) {
    self.place = place
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let name = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { parent in
      parent.as(FunctionDeclSyntax.self)?.name.text
        ?? parent.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    }.first
    if found == nil, name == place { found = node }
    return .visitChildren
  }
}
