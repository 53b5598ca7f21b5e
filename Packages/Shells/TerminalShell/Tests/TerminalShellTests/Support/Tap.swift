/// What the screens of the tests ask for.
enum Tap: Equatable, Sendable {
  case button(String)
  case typed(String)
  case toggled(Bool)
  case chose(String)
  case tab(String)
  case back
}
