/// An `import`.
public struct ImportFact: Sendable, Hashable {
  /// The module: the first name of the path.
  public let module: String
  /// The names after it: a submodule, or a declaration.
  public let path: [String]
  /// The kind of declaration that is imported alone: `struct`, `func`, …
  public let kind: String?
  /// Its attributes without the `@`: `testable`, `_exported`, `preconcurrency`, `_spi(Name)`, …
  public let attributes: [String]
  /// Its access level: `public`, `internal`, …
  public let access: String?
  /// The conditions of the `#if` branches that it is in, joined with `&&`; nil when it is in none.
  public let condition: String?
  /// Where it is.
  public let span: SourceSpan
  /// The line of the file, cut to 300 bytes.
  public let line: String

  /// Describes an import.
  public init(
    module: String, path: [String] = [], kind: String? = nil, attributes: [String] = [],
    access: String? = nil,
    condition: String? = nil, span: SourceSpan, line: String = ""
  ) {
    self.module = module
    self.path = path
    self.kind = kind
    self.attributes = attributes
    self.access = access
    self.condition = condition
    self.span = span
    self.line = line
  }

  /// Whether those who import this module see the imported one as well.
  public var isReexported: Bool { attributes.contains("_exported") || access == "public" }
}
