import Screens

/// The tabs side by side with their numbers, or only the selected one where there is no room for all.
struct TabBar {
  private let tabs: Tabs

  init(_ tabs: Tabs) {
    self.tabs = tabs
  }

  func line(width: Int) -> StyledLine {
    let all = StyledLine(
      tabs.items.enumerated().flatMap { index, item in
        let number = index < 9 ? "\(index + 1) " : ""
        return [Self.span(number + item.title, isSelected: item.id == tabs.selection), Span(" ")]
      })
    if all.width <= width { return all }
    let current = tabs.items.firstIndex { $0.id == tabs.selection }
    let title = current.map { "\($0 + 1)/\(tabs.items.count) \(tabs.items[$0].title)" } ?? ""
    return StyledLine([Span(SafeText("‹ \(title) ›").truncated(to: width), Self.selectedStyle)])
  }

  private static let selectedStyle = CellStyle(
    foreground: .onSelection, background: .selection, attributes: .bold)

  private static func span(_ title: String, isSelected: Bool) -> Span {
    isSelected ? Span("[\(title)]", selectedStyle) : Span(" \(title) ", .secondary)
  }
}
