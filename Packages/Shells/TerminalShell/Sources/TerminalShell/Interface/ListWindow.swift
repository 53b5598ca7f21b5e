import Screens

/// The rows of a long list that are seen. Asks the list for those rows only, and for each of them once.
struct ListWindow {
  private let list: List
  private let height: Int
  private let gap: Int
  private var asked: [Int: Row] = [:]
  private(set) var top: Int
  private(set) var indices: Range<Int> = 0..<0

  /// - Parameters:
  ///   - list: the list.
  ///   - place: the row that has to be seen, and the one that was at the top before.
  ///   - height: the lines there are.
  ///   - gap: the blank lines between rows.
  init(_ list: List, place: ListPlace, height: Int, gap: Int) {
    self.list = list
    self.height = height
    self.gap = gap
    top = min(max(place.top, 0), max(list.count - 1, 0))
    guard list.count > 0, height > 0 else { return }
    if place.index < top {
      top = place.index
    } else if place.index - top >= height || !fits(top...place.index) {
      top = topOfWindow(endingWith: place.index)
    }
    fill()
    if indices.upperBound == list.count { top = min(top, topOfWindow(endingWith: list.count - 1)) }
    fill()
  }

  mutating func row(at index: Int) -> Row? {
    if asked[index] == nil { asked[index] = list.row(at: index) }
    return asked[index]
  }

  private mutating func lines(at index: Int) -> Int {
    (row(at: index)?.subtitle == nil ? 1 : 2) + gap
  }

  private mutating func fits(_ range: ClosedRange<Int>) -> Bool {
    var used = -gap
    for index in range {
      used += lines(at: index)
      if used > height { return false }
    }
    return true
  }

  private mutating func topOfWindow(endingWith last: Int) -> Int {
    var first = last
    var used = lines(at: last) - gap
    while first > 0 {
      used += lines(at: first - 1)
      guard used <= height else { break }
      first -= 1
    }
    return first
  }

  private mutating func fill() {
    var end = top
    var used = 0
    while end < list.count, used < height {
      used += lines(at: end)
      end += 1
    }
    indices = top..<end
  }
}
