/// A group of elements with an optional heading and an optional explanation below it.
public struct Section: Equatable, Sendable {
  /// The heading, if any.
  public var title: String?
  /// The explanation below the elements, if any.
  public var footer: String?
  /// What the group holds, from top to bottom.
  public var elements: [Element]

  /// Makes a section.
  public init(_ title: String? = nil, footer: String? = nil, @ElementsBuilder elements: () -> [Element]) {
    self.title = title
    self.footer = footer
    self.elements = elements()
  }
}

/// Collects sections, with conditions and loops, in the order they are written.
@resultBuilder
public enum SectionsBuilder {
  /// One section.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }
  /// The sections of a block.
  public static func buildBlock(_ sections: [Section]...) -> [Section] { sections.flatMap(\.self) }
  /// The sections of an `if` without `else`.
  public static func buildOptional(_ sections: [Section]?) -> [Section] { sections ?? [] }
  /// The sections of a taken `if`.
  public static func buildEither(first sections: [Section]) -> [Section] { sections }
  /// The sections of a taken `else`.
  public static func buildEither(second sections: [Section]) -> [Section] { sections }
  /// The sections of a loop.
  public static func buildArray(_ sections: [[Section]]) -> [Section] { sections.flatMap(\.self) }
}
