/// Who names whose types, inside of one module: an estimate, since names alone are compared. What two parts declare is not
/// counted; functions, and members of extensions, aren't seen.
struct TypeUses: Sendable {
  /// In the order of who uses, then of who is used.
  let all: [TypeUse]
  /// For each part, how many types it declares that others can name.
  let declared: [Int]

  /// What is known already.
  init(all: [TypeUse], declared: [Int]) {
    self.all = all
    self.declared = declared
  }

  /// - Parameter parts: the files of each part.
  init(parts: [[Int]], _ files: [SourceFile]) {
    var owners: [String: Int] = [:]
    for (part, members) in parts.enumerated() {
      for name in members.reduce(into: Set<String>(), { $0.formUnion(files[$1].types) }) {
        owners[name] = owners[name] == nil ? part : -1
      }
    }
    var declared = [Int](repeating: 0, count: parts.count)
    for part in owners.values where part >= 0 { declared[part] += 1 }
    self.declared = declared
    all = parts.enumerated().flatMap { from, members in
      var types: [Int: Set<String>] = [:]
      var counts: [Int: Int] = [:]
      for file in members {
        var used: Set<Int> = []
        for name in files[file].names {
          guard let to = owners[name], to >= 0, to != from else { continue }
          types[to, default: []].insert(name)
          used.insert(to)
        }
        for to in used { counts[to, default: 0] += 1 }
      }
      return types.sorted { $0.key < $1.key }.map { to, names in
        TypeUse(from: from, to: to, types: names.sorted(), files: counts[to, default: 0])
      }
    }
  }
}
