import Screens

extension Interface {
  /// Draws everything.
  mutating func frame() -> Frame {
    var frame = Frame(canvas: Canvas(size: size))
    drawBars(on: &frame.canvas)
    if let list { drawRows(of: list, on: &frame.canvas) } else { drawDocument(on: &frame) }
    if frame.canvas.isBlank { drawBareTitle(on: &frame.canvas) }
    drawToasts(on: &frame.canvas)
    if let alertBox {
      alertBox.draw(from: alertTop, on: &frame.canvas)
      frame.caret = nil
    }
    return frame
  }

  /// A frame that was just drawn, as others than the person at the terminal may see it.
  func concealed(_ frame: Frame) -> Frame {
    guard showsPassword else { return frame }
    var interface = self
    interface.showsPassword = false
    return interface.frame()
  }

  var alertBox: AlertBox? {
    alert.map { AlertBox($0, focus: alertFocus, size: size) }
  }

  var bodyHeight: Int { regions.body.height }

  /// The content of the screen, unless it is a long list.
  func document() -> Document {
    let drawer = DocumentDrawer(elements: drawer, density: density, order: order, focus: shownFocus)
    return switch screen.leaf.content {
    case .sections(let sections): drawer.sections(sections)
    case .empty(let notice): drawer.notice(notice, isError: false)
    case .error(let notice): drawer.notice(notice, isError: true)
    case .loading(let progress): drawer.loading(progress)
    case .list, .tabs, .stack: Document()
    }
  }

  private var density: Density { Density(display.textSize, height: size.rows) }

  private var drawer: ElementDrawer {
    ElementDrawer(
      width: regions.body.width, editors: editors, spinner: spinner, showsPassword: showsPassword)
  }

  private var regions: FrameRegions {
    FrameRegions(size: size, hasTabs: tabs != nil, bannerHeight: bannerBlocks(width: barWidth).height)
  }

  private var barWidth: Int {
    FrameRegions.barWidth(columns: size.columns)
  }

  private func drawBars(on canvas: inout Canvas) {
    let regions = regions
    let margin = regions.body.columns.lowerBound
    let width = barWidth
    if let row = regions.headerRow {
      canvas.draw(Header(screen).line(width: width).indented(by: margin), row: row, on: .surface)
    }
    if let row = regions.tabsRow, let tabs {
      canvas.draw(TabBar(tabs).line(width: width).indented(by: margin), row: row, on: .surface)
    }
    let banners = bannerBlocks(width: width)
    for (row, line) in zip(regions.bannerRows, banners.blocks.flatMap(\.lines)) {
      canvas.draw(line.indented(by: margin), row: row, on: .surface)
    }
    if let row = regions.hintsRow {
      canvas.draw(KeyHints(self).line(width: width).indented(by: margin), row: row, on: .background)
    }
  }

  private func bannerBlocks(width: Int) -> Document {
    var targets = order.targets.filter { $0.id.area == .banner }[...]
    let drawer = ElementDrawer(width: width, editors: [:], spinner: spinner)
    var document = Document()
    for banner in screen.path.compactMap(\.banner) {
      document.append(
        drawer.block(.text(Text(banner.text, role: banner.role)), target: nil, isFocused: false))
      guard banner.button != nil, let target = targets.popFirst() else { continue }
      document.append(drawer.block(target.element, target: target, isFocused: target.id == shownFocus))
    }
    return document
  }

  private mutating func drawDocument(on frame: inout Frame) {
    let document = document()
    let body = regions.body
    if place.followsFocus { bringFocusIntoSight(document, height: body.height) }
    place.top = min(place.top, max(document.height - body.height, 0))
    var offset = 0
    if isCentered { offset = max((body.height - document.height) / 3, 0) }
    for (block, blockTop) in zip(document.blocks, document.tops) {
      let row = body.rows.lowerBound + offset + blockTop - place.top
      frame.canvas.draw(block, column: body.columns.lowerBound, row: row, in: body)
      if let caret = block.caret, size.columns > 0, body.rows.contains(row + caret.row) {
        let column = min(body.columns.lowerBound + caret.column, size.columns - 1)
        frame.caret = CellPosition(column: column, row: row + caret.row)
      }
    }
    ScrollMarks(hasMoreAbove: place.top > 0, hasMoreBelow: place.top + body.height < document.height)
      .draw(on: &frame.canvas, body: body)
  }

  /// What is drawn as having the focus: nothing below an alert, which has it alone.
  private var shownFocus: FocusID? { alert == nil ? place.focus : nil }

  private var isCentered: Bool {
    switch screen.leaf.content {
    case .loading, .empty, .error: true
    case .sections, .list, .tabs, .stack: false
    }
  }

  private mutating func bringFocusIntoSight(_ document: Document, height: Int) {
    guard let lines = document.lines(of: place.focus) else { return }
    if let context = document.context(of: place.focus), context.count <= height {
      place.top = Document.top(showing: context, from: place.top, windowHeight: height)
    } else {
      place.top = Document.top(showing: lines, from: place.top, windowHeight: height)
    }
  }

  private mutating func drawRows(of list: List, on canvas: inout Canvas) {
    let body = regions.body
    var window = ListWindow(list, place: place.list, height: body.height, gap: density.betweenElements)
    place.list.top = window.top
    place.list.visibleCount = window.indices.count
    let isListFocused = focused == nil && alert == nil
    var row = body.rows.lowerBound
    for index in window.indices {
      guard let item = window.row(at: index) else { continue }
      let block = drawer.listBlock(item, isFocused: isListFocused && index == place.list.index)
      canvas.draw(block, column: body.columns.lowerBound, row: row, in: body)
      row += block.height + density.betweenElements
    }
    let end = window.indices.upperBound
    ScrollMarks(hasMoreAbove: window.top > 0, hasMoreBelow: end < list.count || row > body.rows.upperBound)
      .draw(on: &canvas, body: body)
  }

  /// Where there is room neither for the bars nor for any of the content.
  private func drawBareTitle(on canvas: inout Canvas) {
    canvas.draw(Header(screen).line(width: size.columns), column: 0, row: 0)
  }

  private func drawToasts(on canvas: inout Canvas) {
    guard let toast = screen.path.compactMap(\.toast).last else { return }
    ToastBox(toast).draw(on: &canvas, above: regions.hintsRow ?? size.rows)
  }
}
