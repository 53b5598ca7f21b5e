/// A type, or an extension of one.
public struct TypeFact: Sendable, Equatable {
  /// What it is declared as.
  public enum Kind: UInt8, Sendable {
    /// A `struct`.
    case structure
    /// A `class`.
    case reference
    /// An `enum`.
    case enumeration
    /// An `actor`.
    case actor
    /// A `protocol`.
    case interface
    /// An `extension`.
    case extending
  }

  /// Its name with those of the types around it: `Outer.Inner`. Of an extension, the type as it is written there.
  public var name: String
  /// What it is declared as.
  public var kind: Kind
  /// The access level as it is written; empty when none is.
  public var access: String
  /// The types that it inherits from or conforms to, as they are written.
  public var inherited: [String]
  /// The names of its attributes, without the `@`.
  public var attributes: [String]
  /// Whether it is in code for previews only.
  public var isPreview: Bool
  /// Its name in the file.
  public var span: SourceSpan
  /// Its members.
  public var members: [MemberFact] = []

  /// Describes a type without members.
  public init(
    name: String, kind: Kind, access: String = "", inherited: [String] = [], attributes: [String] = [],
    isPreview: Bool = false, span: SourceSpan
  ) {
    self.name = name
    self.kind = kind
    self.access = access
    self.inherited = inherited
    self.attributes = attributes
    self.isPreview = isPreview
    self.span = span
  }
}
