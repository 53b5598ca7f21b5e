/// Parts of a module that can only become a module together.
struct PartGroup: Sendable, Equatable {
  /// Why a group isn't a module that is worth drawing.
  enum Obstacle: Sendable, Equatable {
    /// The program begins in it: it is what remains.
    case isTop
    /// It is too small.
    case small
    /// It needs what remains, which nobody can import.
    case needsTop
    /// Too much of it is used from outside.
    case wide(used: Int, of: Int)
  }

  let parts: [Int]
  let lines: Int
  /// The groups that it needs, through others too.
  let needs: Set<Int>
  let obstacle: Obstacle?
}
