/// Breaks text into lines of at most a width: at its own line ends, at spaces, beside wide glyphs, and within
/// words only when they don't fit a line.
enum LineBreaker {
  /// - Parameters:
  ///   - text: any text; `\n`, `\r` and `\r\n` end a line.
  ///   - width: in cells; below 1 it counts as 1.
  static func lines(of text: String, width: Int) -> [SafeText] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .flatMap { wrap(SafeText(String($0)).glyphs, width: max(width, 1)) }
  }

  private static func wrap(_ glyphs: [Glyph], width: Int) -> [SafeText] {
    var lines: [SafeText] = []
    var start = 0
    while start < glyphs.count {
      let end = endOfLine(glyphs, from: start, width: width)
      let line = glyphs[start..<end]
      let isLast = end == glyphs.count
      lines.append(SafeText(glyphs: isLast ? Array(line) : withoutTrailingSpaces(line)))
      start = glyphs[end...].firstIndex { $0 != .space } ?? glyphs.count
    }
    return lines.isEmpty ? [.empty] : lines
  }

  /// The index behind the last glyph of the line; always beyond the start.
  private static func endOfLine(_ glyphs: [Glyph], from start: Int, width: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    for index in start..<glyphs.count {
      let glyph = glyphs[index]
      let isBreakable = index > start && (glyph == .space || glyph.width > 1 || glyphs[index - 1].width > 1)
      if isBreakable || (index > start && glyphs[index - 1] == .space) { lastBreak = index }
      used += glyph.width
      if used > width { return lastBreak ?? max(index, start + 1) }
    }
    return glyphs.count
  }

  private static func withoutTrailingSpaces(_ line: ArraySlice<Glyph>) -> [Glyph] {
    let end = line.lastIndex { $0 != .space }.map { $0 + 1 } ?? line.startIndex
    return Array(line[line.startIndex..<end])
  }
}
