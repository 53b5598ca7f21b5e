/// Names what has the focus, across changes of the screen.
struct FocusID: Hashable, Sendable {
  enum Area: Hashable, Sendable {
    case banner
    case content
  }

  let area: Area
  let id: String
  /// Tells apart elements that share an id, which they shouldn't.
  let occurrence: Int
}
