/// A member of a type, or a declaration outside of any type.
public struct MemberFact: Sendable, Equatable {
  /// What it is.
  public enum Kind: UInt8, Sendable {
    /// A property that stores its value.
    case storedProperty
    /// A property that computes its value.
    case computedProperty
    /// A function or an operator.
    case function
    /// An initializer.
    case initializer
    /// A subscript.
    case subscripting
    /// A case of an enum.
    case enumCase
    /// Something else: a type alias, an associated type, a macro.
    case other
  }

  /// What a body is evaluated for.
  public enum ViewRole: UInt8, Sendable {
    /// It is no view.
    case none
    /// It makes a part of a view: it returns `some View`, or is a `@ViewBuilder`.
    case part
    /// The framework asks for it: `body`, `body(content:)`, `makeBody(configuration:)`.
    case body
  }

  /// Its name without parameters; `init` for an initializer.
  public var name: String
  /// What it is.
  public var kind: Kind
  /// The access level as it is written; empty when none is.
  public var access: String
  /// Whether it belongs to the type itself.
  public var isStatic: Bool
  /// The names of its attributes, without the `@`.
  public var attributes: [String]
  /// Its type or what it returns, as it is written, cut to 100 bytes; empty when it isn't.
  public var type: String
  /// Whether it makes a view.
  public var viewRole: ViewRole
  /// Its name in the file.
  public var span: SourceSpan
  /// The members of the same type that are evaluated whenever this one is.
  public var uses: [String] = []

  /// Describes a member that uses no other.
  public init(
    name: String, kind: Kind, access: String = "", isStatic: Bool = false, attributes: [String] = [],
    type: String = "", viewRole: ViewRole = .none, span: SourceSpan
  ) {
    self.name = name
    self.kind = kind
    self.access = access
    self.isStatic = isStatic
    self.attributes = attributes
    self.type = type
    self.viewRole = viewRole
    self.span = span
  }
}
