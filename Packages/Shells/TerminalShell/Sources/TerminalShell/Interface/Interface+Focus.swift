import Screens

extension Interface {
  /// Moves the focus to the next or the previous element. Where there is none, or it is more than a screenful away,
  /// the screen is scrolled instead, so that everything can be read.
  mutating func moveFocus(by step: Int, wraps: Bool) {
    if let list { return moveFocus(in: list, by: step, wraps: wraps) }
    let count = order.targets.count
    guard count > 0, let current = place.focus.flatMap({ order.index(of: $0) }) else {
      return scroll(by: step)
    }
    let next = current + step
    if wraps {
      focus(on: (next + count) % count)
    } else if order.targets.indices.contains(next), isNear(order.targets[next].id, step) {
      focus(on: next)
    } else {
      scroll(by: step)
    }
  }

  mutating func scrollPage(by step: Int) {
    if let list, focused == nil {
      place.list.move(to: place.list.index + step * max(place.list.visibleCount - 1, 1), in: list)
    } else {
      scroll(by: step * max(bodyHeight - 1, 1))
    }
  }

  mutating func moveToEdge(isEnd: Bool) {
    if let list {
      place.focus = nil
      place.list.move(to: isEnd ? list.count - 1 : 0, in: list)
    } else if order.targets.isEmpty {
      scroll(by: isEnd ? document().height : -document().height)
    } else {
      focus(on: isEnd ? order.targets.count - 1 : 0)
    }
  }

  /// A banner's button comes before the rows.
  private mutating func moveFocus(in list: List, by step: Int, wraps: Bool) {
    if let current = place.focus.flatMap({ order.index(of: $0) }) {
      let next = current + step
      if order.targets.indices.contains(next) {
        focus(on: next)
      } else if step > 0 || wraps {
        place.focus = nil
      }
    } else if step < 0, wraps || place.list.index == 0, !order.targets.isEmpty {
      focus(on: order.targets.count - 1)
    } else if wraps, !order.targets.isEmpty {
      focus(on: 0)
    } else {
      place.list.move(to: place.list.index + step, in: list)
    }
  }

  private mutating func scroll(by lines: Int) {
    let last = max(document().height - bodyHeight, 0)
    place.top = min(max(place.top + lines, 0), last)
    place.followsFocus = false
  }

  private func isNear(_ target: FocusID, _ step: Int) -> Bool {
    guard let lines = document().lines(of: target) else { return true }
    return step > 0
      ? lines.lowerBound < place.top + 2 * bodyHeight : lines.upperBound > place.top - bodyHeight
  }
}
