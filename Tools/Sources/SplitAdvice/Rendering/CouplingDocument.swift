/// How much two things change together, as JSON.
struct CouplingDocument: Encodable {
  let shared: Int
  /// In how many commits each changed; those with too many files aside.
  let revisions: [Int]
  /// Rounded.
  let percent: Int

  init(_ coupling: Coupling) {
    shared = coupling.shared
    revisions = [coupling.first, coupling.second]
    percent = coupling.percent
  }
}
