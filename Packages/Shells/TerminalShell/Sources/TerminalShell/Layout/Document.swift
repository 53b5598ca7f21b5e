/// Blocks below each other, of which a window of lines is seen.
struct Document: Equatable, Sendable {
  private(set) var blocks: [Block] = []
  private(set) var tops: [Int] = []
  private(set) var height = 0

  mutating func append(_ block: Block) {
    blocks.append(block)
    tops.append(height)
    height += block.height
  }

  mutating func append(contentsOf more: some Sequence<Block>) {
    for block in more { append(block) }
  }

  /// The lines of the block that has the focus; nil when none of them has it.
  func lines(of focus: FocusID?) -> Range<Int>? {
    guard let focus, let index = blocks.firstIndex(where: { $0.target?.id == focus }) else { return nil }
    return tops[index]..<tops[index] + blocks[index].height
  }

  /// The lines of a block together with what only explains it: everything since the block before that can have the
  /// focus, and, for the last one, everything behind it.
  func context(of focus: FocusID?) -> Range<Int>? {
    guard let focus, let index = blocks.firstIndex(where: { $0.target?.id == focus }) else { return nil }
    let before = blocks[..<index].lastIndex { $0.target != nil }
    let start = before.map { tops[$0] + blocks[$0].height } ?? 0
    let isLast = !blocks[(index + 1)...].contains { $0.target != nil }
    return start..<(isLast ? height : tops[index] + blocks[index].height)
  }

  /// The nearest first line of a window in which the lines can be seen, or as many of them as fit.
  static func top(showing lines: Range<Int>, from top: Int, windowHeight: Int) -> Int {
    if lines.count > windowHeight || lines.lowerBound < top { return lines.lowerBound }
    return max(top, lines.upperBound - windowHeight)
  }
}
