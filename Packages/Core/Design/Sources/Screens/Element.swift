/// One thing on a screen.
public enum Element: Equatable, Sendable {
  /// Text to read.
  case text(Text)
  /// A title with a value, which may lead somewhere.
  case row(Row)
  /// One line that a person types.
  case textField(TextField)
  /// An option that is on or off.
  case toggle(Toggle)
  /// One of several options.
  case picker(Picker)
  /// Something to do.
  case button(Button)
  /// How far some work is.
  case progress(Progress)
}

/// A part that can stand in a section.
public protocol ElementConvertible {
  /// The part as an element.
  var element: Element { get }
}

extension Text: ElementConvertible {
  /// This text as an element.
  public var element: Element { .text(self) }
}

extension Row: ElementConvertible {
  /// This row as an element.
  public var element: Element { .row(self) }
}

extension TextField: ElementConvertible {
  /// This text field as an element.
  public var element: Element { .textField(self) }
}

extension Toggle: ElementConvertible {
  /// This toggle as an element.
  public var element: Element { .toggle(self) }
}

extension Picker: ElementConvertible {
  /// This picker as an element.
  public var element: Element { .picker(self) }
}

extension Button: ElementConvertible {
  /// This button as an element.
  public var element: Element { .button(self) }
}

extension Progress: ElementConvertible {
  /// This progress as an element.
  public var element: Element { .progress(self) }
}

/// Collects elements, with conditions and loops, in the order they are written.
@resultBuilder
public enum ElementsBuilder {
  /// One element.
  public static func buildExpression(_ element: some ElementConvertible) -> [Element] { [element.element] }
  /// The elements of a block.
  public static func buildBlock(_ elements: [Element]...) -> [Element] { elements.flatMap(\.self) }
  /// The elements of an `if` without `else`.
  public static func buildOptional(_ elements: [Element]?) -> [Element] { elements ?? [] }
  /// The elements of a taken `if`.
  public static func buildEither(first elements: [Element]) -> [Element] { elements }
  /// The elements of a taken `else`.
  public static func buildEither(second elements: [Element]) -> [Element] { elements }
  /// The elements of a loop.
  public static func buildArray(_ elements: [[Element]]) -> [Element] { elements.flatMap(\.self) }
}
