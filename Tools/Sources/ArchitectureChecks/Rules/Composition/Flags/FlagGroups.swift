import SwiftSources

/// The flags of each type that exclude each other.
struct FlagGroups {
  struct Flag {
    let path: String
    let type: String
    let name: String
    let observation: Observation

    var isInitiallyOn: Bool { observation.kind == "flag on" }
  }

  struct Group {
    /// In the order in which they are declared.
    let flags: [Flag]
    /// How it shows.
    let reason: String
  }

  private(set) var all: [Group] = []
  private let presentations: Int

  init(_ project: CheckedProject, rule: String, presentations: Int) {
    self.presentations = presentations
    var values: [String: TypeFlags] = [:]
    for (file, observation) in project.observations(of: rule) {
      let words = observation.name.split(separator: " ").map(String.init)
      guard words.count >= 2 else { continue }
      let key = "\(file.module) \(words[0])"
      switch observation.kind {
      case "flag", "flag on":
        values[key, default: TypeFlags()].flags.append(
          Flag(path: file.path, type: words[0], name: words[1], observation: observation))
      case "modal": values[key, default: TypeFlags()].modals.insert(words[1])
      default:
        guard words.count == 3 else { continue }
        values[key, default: TypeFlags()].relations[observation.kind, default: []].insert(
          "\(words[1]) \(words[2])")
      }
    }
    let decoded = Self.decodedTypes(in: project)
    for (key, value) in values.sorted(by: { $0.key < $1.key })
    where value.flags.count > 1 && !decoded.contains(key) {
      all += groups(of: value)
    }
  }

  /// Structures whose properties somebody else decides on, and operations, which must have theirs.
  private static func decodedTypes(in project: CheckedProject) -> Set<String> {
    var found: Set<String> = []
    for file in project.files {
      for type in file.facts.types {
        let isDecoded = ["Codable", "Decodable", "Encodable", "Operation", "ParsableArguments"]
          .contains(where: type.inherited.contains)
        if isDecoded || type.isPreview { found.insert("\(file.module) \(type.name)") }
      }
    }
    return found
  }

  private func groups(of value: TypeFlags) -> [Group] {
    var groups = named(value.flags).filter { !value.haveTwoOn($0) }
      .map { Group(flags: $0, reason: "(so their names say)") }
    func isNew(_ flags: [Flag]) -> Bool {
      !groups.contains { group in flags.allSatisfy { flag in group.flags.contains { $0.name == flag.name } } }
    }
    let shown = value.flags.filter { value.modals.contains($0.name) || FlagName($0.name).isPresentation }
    if shown.count >= presentations, isNew(shown) {
      groups.append(Group(flags: shown, reason: "(only one is presented at a time)"))
    }
    let pairs = value.exclusivePairs.filter { isNew([$0.first, $0.second]) }
    for flags in Self.joined(pairs) {
      let order = value.flags.filter { flag in flags.contains(flag.name) }
      groups.append(Group(flags: order, reason: "(one is reset where the other is set)"))
    }
    return groups
  }

  /// Groups of flags whose names say different states of the same thing.
  private func named(_ flags: [Flag]) -> [[Flag]] {
    var byThing: [String: [(state: Int, flag: Flag)]] = [:]
    for flag in flags {
      for reading in FlagVocabulary.readings(of: FlagName(flag.name)) {
        byThing["\(reading.family) \(reading.subject)", default: []].append((reading.state, flag))
      }
    }
    let groups = byThing.filter { key, found in
      let family = key.split(separator: " ").first.flatMap { Int($0) } ?? 0
      return Set(found.map(\.state)).count >= FlagVocabulary.families[family].least
    }
    .sorted { $0.key < $1.key }.map { $0.value.map(\.flag) }
    return groups.filter { group in
      !groups.contains { other in
        other.count > group.count && group.allSatisfy { flag in other.contains { $0.name == flag.name } }
      }
    }
  }

  /// The names of pairs that hang together.
  private static func joined(_ pairs: [(first: Flag, second: Flag)]) -> [Set<String>] {
    var groups: [Set<String>] = []
    for pair in pairs {
      let both: Set = [pair.first.name, pair.second.name]
      let touching = groups.filter { !$0.isDisjoint(with: both) }
      groups.removeAll { !$0.isDisjoint(with: both) }
      groups.append(touching.reduce(both) { $0.union($1) })
    }
    return groups
  }
}
