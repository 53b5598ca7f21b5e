import DesignTokens
import Screens

/// How much air there is between elements: a terminal can't scale its glyphs, so larger text gets more of it.
struct Density: Equatable, Sendable {
  let betweenElements: Int
  let betweenSections: Int
  /// Before a field, and before the first of some buttons.
  let beforeForms: Int

  init(_ textSize: TextSize, height: Int) {
    let isCramped = height < 10
    switch textSize {
    case _ where isCramped: (betweenElements, betweenSections, beforeForms) = (0, 0, 0)
    case .small: (betweenElements, betweenSections, beforeForms) = (0, 1, 0)
    case .medium: (betweenElements, betweenSections, beforeForms) = (0, 1, 1)
    case .large: (betweenElements, betweenSections, beforeForms) = (1, 2, 1)
    case .extraLarge: (betweenElements, betweenSections, beforeForms) = (2, 3, 2)
    }
  }

  /// The blank lines between two elements of a section.
  func gap(between first: Element, and second: Element) -> Int {
    switch (first, second) {
    case (.button, .button): betweenElements
    case (_, .button), (_, .textField), (.textField, _): max(beforeForms, betweenElements)
    default: betweenElements
    }
  }
}
