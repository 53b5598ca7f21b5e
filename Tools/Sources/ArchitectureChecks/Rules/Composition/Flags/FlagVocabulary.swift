/// The words for states that exclude each other.
enum FlagVocabulary {
  /// States of one thing.
  struct Family {
    /// The words for each state.
    let states: [[String]]
    /// How many different states must be there.
    var least = 2
  }

  static let families: [Family] = [
    Family(states: [
      ["loading", "fetching"], ["loaded", "success", "succeeded"],
      ["error", "errored", "fail", "failed", "failure"], ["idle"],
    ]),
    Family(
      states: [
        ["loading", "fetching"], ["empty"], ["error", "errored", "fail", "failed", "failure"],
      ], least: 3),
    Family(
      states: [
        ["pending", "waiting"], ["running", "in progress"], ["succeeded", "finished", "completed"],
        ["failed"], ["cancelled", "canceled"],
      ], least: 3),
    Family(states: [
      ["logged in", "signed in", "authenticated"],
      ["logged out", "signed out", "unauthenticated", "guest", "anonymous"],
    ]),
    Family(states: [["playing"], ["paused"], ["stopped"]]),
    Family(states: [["connecting"], ["connected"], ["disconnected"]]),
    Family(states: [["expanded"], ["collapsed"]]),
    Family(states: [["open", "opened"], ["closed"]]),
    Family(states: [["enabled"], ["disabled"]]),
    Family(states: [["visible", "shown"], ["hidden"]]),
    Family(states: [["online"], ["offline"]]),
    Family(states: [["valid"], ["invalid"]]),
    Family(states: [["locked"], ["unlocked"]]),
  ]

  /// Modifiers that show something over everything else, one at a time.
  static let modals: Set<String> = ["fullScreenCover", "popover", "sheet"]

  /// A state, and what it is said of.
  struct Reading: Hashable {
    let family: Int
    let state: Int
    let subject: String
  }

  /// All that a name may say. What happened once says nothing of what is.
  static func readings(of name: FlagName) -> [Reading] {
    guard let first = name.words.first,
      !["show", "shows", "showing", "should", "can", "will"].contains(first)
    else { return [] }
    return families.enumerated().flatMap { index, family in
      family.states.enumerated().compactMap { state, words -> Reading? in
        for word in words {
          if name.verb == "has" || name.verb == "did", !word.hasPrefix("err"), !word.hasPrefix("fail") {
            continue
          }
          if let subject = name.subject(of: word) {
            return Reading(family: index, state: state, subject: subject)
          }
        }
        return nil
      }
    }
  }
}
