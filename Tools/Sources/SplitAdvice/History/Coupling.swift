/// How much two areas change together: the commits that change both, as a share of the average of the commits that change
/// each.
struct Coupling: Sendable, Equatable {
  let shared: Int
  let first: Int
  let second: Int

  init(shared: Int, revisions: (Int, Int)) {
    self.shared = shared
    (first, second) = revisions
  }

  /// The degree in percent, rounded; 0 when nothing changed.
  var percent: Int {
    let sum = first + second
    return sum == 0 ? 0 : (400 * shared + sum) / (2 * sum)
  }

  /// Whether it is at least so strong. Compares whole numbers: 29.6 % isn't 30 %.
  func isAtLeast(shared least: Int, percent: Int) -> Bool {
    shared >= least && 200 * shared >= percent * (first + second)
  }
}
