/// A type whose declaration or extension the walk is in.
public struct TypeScope: Sendable {
  /// Its name with those of the types around it.
  public let name: String
  /// What it is declared as.
  public let kind: TypeFact.Kind
  /// What it inherits from or conforms to here, as it is written.
  public let inherited: [String]
  /// The names of its attributes here, without the `@`.
  public let attributes: [String]
  /// Whether it is declared inside a function.
  public let isLocal: Bool

  /// Whether it says here that it is a view or another thing with a body that SwiftUI evaluates.
  public var isView: Bool { inherited.contains { ViewVocabulary.protocols.contains($0) } }
}
