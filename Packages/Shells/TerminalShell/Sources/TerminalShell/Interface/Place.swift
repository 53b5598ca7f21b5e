/// Where somebody is on a screen: what has the focus and what is seen.
struct Place: Equatable, Sendable {
  /// What has the focus. On a screen that is a long list, nil means the list itself.
  var focus: FocusID?
  /// Where the focus was in the order, in case what has it goes.
  var focusIndex = 0
  /// The first line that is seen.
  var top = 0
  /// Whether what has the focus is to be in sight; not after scrolling away from it.
  var followsFocus = true
  var list = ListPlace()
}
