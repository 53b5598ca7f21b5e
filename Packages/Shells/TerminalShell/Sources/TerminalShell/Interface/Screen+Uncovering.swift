import Screens

extension Screen {
  /// Whether this is what was below another screen in the same stack, now that something was taken off its top.
  func isUncovered(byLeaving previous: Screen) -> Bool {
    guard id == previous.id else { return false }
    switch (previous.content, content) {
    case (.tabs(let before), .tabs(let now)):
      return before.selection == now.selection && now.screen.isUncovered(byLeaving: before.screen)
    case (.stack(let before), .stack(let now)) where before.below == now.below:
      return now.screen.isUncovered(byLeaving: before.screen)
    case (.stack(let before), .stack(let now)):
      return now.below.count < before.below.count && before.below.starts(with: now.below)
    default:
      return false
    }
  }
}
