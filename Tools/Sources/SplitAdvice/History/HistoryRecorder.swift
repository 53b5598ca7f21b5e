/// Counts what happened to areas while history is read. Of a commit nothing is kept but numbers.
struct HistoryRecorder {
  private let areas: HistoryAreas
  private let prefix: [UInt8]
  private let filesPerCommit: Int
  private var history: ChangeHistory
  private var people = ContributorList()
  private var names = FileNames()
  private var known: [[UInt8]: [Int]] = [:]

  private var commit: LoggedCommit?
  private var touched: Set<Int> = []
  private var renames: [FileChange] = []
  private var files = 0
  private var isInTree = false

  /// - Parameters:
  ///   - areas: what is counted.
  ///   - prefix: where the tree is in the repository: empty, or with a slash at its end.
  ///   - filesPerCommit: how many files a commit may have to couple something.
  init(_ areas: HistoryAreas, prefix: String, filesPerCommit: Int) {
    self.areas = areas
    self.prefix = Array(prefix.utf8)
    self.filesPerCommit = filesPerCommit
    history = ChangeHistory(areas: areas.count)
  }

  mutating func take(_ event: LogParser.Event) {
    switch event {
    case .commit(let next):
      finishCommit()
      commit = next
    case .change(let change):
      files += 1
      if change.oldPath != nil { renames.append(change) }
      let path = names.today(change.path)
      guard path.starts(with: prefix) else { return }
      isInTree = true
      touched.formUnion(areas(of: path))
    }
  }

  /// What was counted, when all was read.
  mutating func finish() -> ChangeHistory {
    finishCommit()
    let merged = people.merged
    func merge(_ area: inout AreaHistory) {
      area.contributors = Dictionary(
        area.contributors.map { (merged[$0.key], $0.value) }, uniquingKeysWith: +)
    }
    merge(&history.whole)
    for index in history.areas.indices { merge(&history.areas[index]) }
    return history
  }

  private mutating func areas(of path: [UInt8]) -> [Int] {
    if let found = known[path] { return found }
    let found = areas.areas(of: Array(path.dropFirst(prefix.count)))
    known[path] = found
    return found
  }

  private mutating func finishCommit() {
    guard let commit else { return }
    history.commits += 1
    if isInTree { count(commit) }
    names.goBack(over: renames)
    self.commit = nil
    touched = []
    renames = []
    files = 0
    isInTree = false
  }

  private mutating func count(_ commit: LoggedCommit) {
    let person = people.id(name: commit.author, email: commit.email)
    let isSmall = files <= filesPerCommit
    func count(_ area: inout AreaHistory) {
      area.revisions += 1
      area.couplingRevisions += isSmall ? 1 : 0
      area.days.insert(commit.day)
      if let person { area.contributors[person, default: 0] += 1 }
    }
    count(&history.whole)
    for area in touched { count(&history.areas[area]) }
    guard isSmall else {
      history.large.append(commit.hash)
      return
    }
    let changed = touched.sorted()
    for (index, first) in changed.enumerated() {
      for second in changed[(index + 1)...] where areas.areAlike(first, second) {
        history.shared[AreaPair(first, second), default: 0] += 1
      }
    }
  }
}
