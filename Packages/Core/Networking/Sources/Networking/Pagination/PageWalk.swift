/// How far a walk through the pages of a list has come, and what its answers are checked for.
struct PageWalk<Record: Decodable & Sendable & Identifiable> where Record.ID: Sendable {
  /// The page to ask for next; nil after the last.
  private(set) var nextPage: Int? = 1
  private let limits: PageLimits
  private var seen: Set<Record.ID> = []

  init(limits: PageLimits) {
    self.limits = limits
  }

  /// Takes an answer.
  ///
  /// - Returns: the records in it that have not been there before.
  /// - Throws: `unreadableResponse` for an answer that is not the page that was asked for, or that leads in a circle.
  mutating func records(of answer: RecordPage<Record>) throws(NetworkError) -> [Record] {
    guard let page = nextPage, answer.page == page else { throw .unreadableResponse }
    guard answer.perPage > 0, answer.items.count <= answer.perPage else { throw .unreadableResponse }
    let new = answer.items.filter { seen.insert($0.id).inserted }
    guard !new.isEmpty || answer.items.isEmpty else { throw .unreadableResponse }
    nextPage = answer.items.count < min(answer.perPage, limits.clampedPageSize) ? nil : page + 1
    return new
  }

  /// Whether the limits forbid another page.
  var isAtLimit: Bool {
    guard let nextPage else { return false }
    return nextPage > limits.pages || seen.count >= limits.records
  }
}
