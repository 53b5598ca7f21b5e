import Screens

/// Lays the content of a screen out as a document.
struct DocumentDrawer {
  private static let widestNotice = 60
  let elements: ElementDrawer
  let density: Density
  let order: FocusOrder
  let focus: FocusID?

  func sections(_ sections: [Section]) -> Document {
    var targets = order.targets.filter { $0.id.area == .content }[...]
    var document = Document()
    for (index, section) in sections.enumerated() {
      if index > 0 { document.append(.gap(density.betweenSections)) }
      if let title = section.title {
        let style = CellStyle(foreground: .accent, attributes: .bold)
        document.append(text(elements.wrapped(title, style)))
      }
      for (position, element) in section.elements.enumerated() {
        if position > 0 {
          document.append(.gap(density.gap(between: section.elements[position - 1], and: element)))
        }
        let target = element.focusID == nil ? nil : targets.popFirst()
        document.append(elements.block(element, target: target, isFocused: isFocused(target)))
      }
      if let footer = section.footer {
        document.append(.gap(density.betweenElements))
        document.append(text(elements.wrapped(footer, .secondary)))
      }
    }
    return document
  }

  func notice(_ notice: Notice, isError: Bool) -> Document {
    let width = elements.width
    let textWidth = min(width, Self.widestNotice)
    let titleStyle = CellStyle(foreground: isError ? .destructive : .text, attributes: .bold)
    var document = Document()
    let title = LineBreaker.lines(of: (isError ? "✗ " : "") + notice.title, width: textWidth)
    document.append(Block(title.map { StyledLine($0, titleStyle).centered(in: width) }))
    let message = LineBreaker.lines(of: notice.message, width: textWidth)
    document.append(Block(message.map { StyledLine($0, .secondary).centered(in: width) }))
    for (index, target) in order.targets.filter({ $0.id.area == .content }).enumerated() {
      document.append(
        .gap(index == 0 ? max(density.beforeForms, density.betweenElements) : density.betweenElements))
      let block = elements.block(target.element, target: target, isFocused: isFocused(target))
      document.append(Block(block.lines.map { $0.centered(in: width - elements.gutter) }, target: target))
    }
    return document
  }

  func loading(_ progress: Progress) -> Document {
    var document = Document()
    let block = elements.draw(progress)
    document.append(Block(block.lines.map { $0.centered(in: elements.width) }))
    return document
  }

  private func text(_ lines: [StyledLine]) -> Block {
    Block(lines.map { $0.indented(by: elements.gutter) })
  }

  private func isFocused(_ target: FocusTarget?) -> Bool {
    target.map { $0.id == focus } ?? false
  }
}
