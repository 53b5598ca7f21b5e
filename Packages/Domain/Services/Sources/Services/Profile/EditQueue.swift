import Models

/// The edits that the server has not got yet, in the order in which they were made and are sent.
///
/// Edits of the same field are not joined into one: when the server does not take the last, those before it still count.
struct EditQueue: Equatable, Sendable, Codable {
  private(set) var edits: [QueuedEdit] = []

  var isEmpty: Bool { edits.isEmpty }
  var first: QueuedEdit? { edits.first }

  mutating func append(_ changes: ProfileChanges, over base: ProfileChanges) {
    let id = (edits.last?.id ?? 0) + 1
    edits.append(QueuedEdit(id: id, changes: changes, base: base))
  }

  /// Puts the edits of an earlier launch before those of this one. They are numbered anew: a file may hold any ids.
  mutating func prepend(_ earlier: EditQueue) {
    let all = earlier.edits.filter { !$0.changes.isEmpty } + edits
    edits = []
    for edit in all { append(edit.changes, over: edit.base) }
  }

  /// What the person wants at last.
  var wanted: ProfileChanges {
    var wanted = ProfileChanges()
    for field in ProfileField.allCases {
      wanted[field] = edits.last { $0.changes[field] != nil }?.changes[field]
    }
    return wanted
  }

  /// A record as it will be when everything was sent.
  func applied(to user: User) -> User {
    edits.reduce(user) { $0.applying($1.changes) }
  }

  /// The edit is on the server. Later ones build on what the server has made of it.
  mutating func remove(_ id: QueuedEdit.ID, takenAs user: User) {
    take(id) { edit, field in edit.changes[field] == nil ? nil : user[field] }
  }

  /// Takes an edit back that the server does not take. Later ones build on what it was built on.
  ///
  /// - Returns: what of it no later edit replaces.
  mutating func takeBack(_ id: QueuedEdit.ID) -> ProfileChanges {
    var lost = edits.first { $0.id == id }?.changes ?? ProfileChanges()
    take(id) { edit, field in edit.base[field] }
    for field in ProfileField.allCases where edits.contains(where: { $0.changes[field] != nil }) {
      lost[field] = nil
    }
    return lost
  }

  private mutating func take(
    _ id: QueuedEdit.ID, base: (_ edit: QueuedEdit, _ field: ProfileField) -> String?
  ) {
    guard let index = edits.firstIndex(where: { $0.id == id }) else { return }
    let edit = edits.remove(at: index)
    for field in ProfileField.allCases {
      if let base = base(edit, field) { rebase(field, on: base) }
    }
  }

  private mutating func rebase(_ field: ProfileField, on base: String) {
    guard let index = edits.firstIndex(where: { $0.changes[field] != nil }) else { return }
    edits[index].base[field] = base
  }
}

extension EditQueue {
  /// What was changed elsewhere: fields that the server has neither as the person saw them nor as they want them. What
  /// they want counts with all steps to it, since a step may have been sent without this device having noted it.
  func conflict(with theirs: User) -> ProfileConflict? {
    var conflict = ProfileConflict()
    for field in ProfileField.allCases {
      let concerned = edits.filter { $0.changes[field] != nil }
      let expected = concerned.prefix(1).map { $0.base[field] } + concerned.map { $0.changes[field] }
      guard let mine = concerned.last?.changes[field], !expected.contains(theirs[field]) else { continue }
      conflict.mine[field] = mine
      conflict.theirs[field] = theirs[field]
    }
    return conflict == ProfileConflict() ? nil : conflict
  }

  /// The person has seen what the server has and wants their own all the same.
  mutating func keepMine(_ conflict: ProfileConflict) {
    for field in ProfileField.allCases {
      if let theirs = conflict.theirs[field] { rebase(field, on: theirs) }
    }
  }

  /// The person takes what the server has.
  mutating func useTheirs(_ conflict: ProfileConflict) {
    for field in ProfileField.allCases where conflict.theirs[field] != nil {
      for index in edits.indices {
        edits[index].changes[field] = nil
        edits[index].base[field] = nil
      }
    }
    edits.removeAll(where: \.changes.isEmpty)
  }
}
