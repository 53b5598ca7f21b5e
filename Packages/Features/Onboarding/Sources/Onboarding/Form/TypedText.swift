/// What a person typed. It may be a password, so no description and no dump shows it.
struct TypedText: Equatable, Sendable {
  let string: String

  init(_ string: String) {
    self.string = string
  }
}

extension TypedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "(hidden)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
