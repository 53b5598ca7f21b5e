/// The people who made commits.
struct ContributorList {
  private var ids: [ContributorIdentity: Int] = [:]
  private var people: [(identity: ContributorIdentity, name: String)] = []

  /// The number of an author; nil for a bot.
  mutating func id(name: String, email: String) -> Int? {
    guard let identity = ContributorIdentity(name: name, email: email) else { return nil }
    if let id = ids[identity] { return id }
    ids[identity] = people.count
    people.append((identity, name))
    return people.count - 1
  }

  /// For each number, the one that stands for the person: a noreply address belongs to the only one who has the same name
  /// and another address.
  var merged: [Int] {
    let known = Dictionary(
      grouping: people.indices.filter { !people[$0].identity.isNoReply }, by: { people[$0].name })
    return people.indices.map { id in
      guard people[id].identity.isNoReply, let same = known[people[id].name], same.count == 1 else {
        return id
      }
      return same[0]
    }
  }
}
