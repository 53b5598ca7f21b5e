/// What the names in the folder stand for.
enum QueueFile: Equatable {
  /// A batch that a run still adds events to: its origin and the events, each on a line.
  case open(BatchID)
  /// A batch that only waits to be sent: the body of its request.
  case sealed(BatchID)
  /// Locked for as long as a run lives.
  case run(RunID)
  /// Locked by the run that sends.
  case sender

  init?(_ name: String) {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let base = String(name[..<dot])
    switch name[dot...] {
    case ".open": self.init(BatchID(base), Self.open)
    case ".json": self.init(BatchID(base), Self.sealed)
    case ".run": self.init(RunID(base), Self.run)
    case ".lock" where base == "sender": self = .sender
    default: return nil
    }
  }

  private init?<ID>(_ id: ID?, _ kind: (ID) -> QueueFile) {
    guard let id else { return nil }
    self = kind(id)
  }

  var name: String {
    switch self {
    case .open(let id): "\(id).open"
    case .sealed(let id): "\(id).json"
    case .run(let id): "\(id.text).run"
    case .sender: "sender.lock"
    }
  }

  /// Whether there is nothing in it, and other runs rely on it.
  var isLock: Bool {
    switch self {
    case .open, .sealed: false
    case .run, .sender: true
    }
  }
}
