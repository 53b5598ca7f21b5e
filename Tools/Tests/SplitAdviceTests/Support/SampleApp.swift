/// Sources of an app in one target, with four features over a network layer and models.
enum SampleApp {
  static let features = ["Chat", "Feed", "Orders", "Search"]

  /// - Parameters:
  ///   - lines: how many lines each file has, about.
  ///   - isTangled: whether each feature uses the next one, in a circle.
  static func files(lines: Int, isTangled: Bool = false) -> [String: String] {
    var files = ["App/Main.swift": source("@main struct Main", features.map { "\($0)Screen" }, 10)]
    for (index, feature) in features.enumerated() {
      let next = "\(features[(index + 1) % features.count])Screen"
      let uses = ["Client", "\(feature)Row"] + (isTangled ? [next] : [])
      files["App/Features/\(feature)/\(feature)Screen.swift"] = source("struct \(feature)Screen", uses, lines)
      files["App/Features/\(feature)/\(feature)Row.swift"] = source("struct \(feature)Row", ["User"], lines)
    }
    for name in ["Socket", "Cache", "Retry"] {
      files["App/Networking/\(name).swift"] = source("struct \(name)", [], lines)
    }
    files["App/Networking/Client.swift"] = source(
      "struct Client", ["User", "Socket", "Cache", "Retry"], lines)
    files["App/Models/User.swift"] = source("struct User", ["Name", "Address"], lines)
    files["App/Models/Name.swift"] = source("struct Name", [], lines)
    files["App/Models/Address.swift"] = source("struct Address", [], lines)
    return files
  }

  private static func source(_ head: String, _ uses: [String], _ lines: Int) -> String {
    let members = uses.map { "  var \($0.lowercased()): \($0)?\n" }.joined()
    return "\(head) {\n\(members)}\n" + String(repeating: "// …\n", count: max(0, lines - uses.count - 2))
  }

  /// Commits of three people over a year that change one feature each.
  static func commits(_ files: [String: String], feature: (Int) -> [String]) -> [MadeCommit] {
    let first = MadeCommit(changes: files.sorted { $0.key < $1.key }.map { .write($0.key, $0.value) })
    let people = ["Ada", "Grace", "Alan"]
    return [first]
      + (1..<120).map { index in
        let person = people[index % people.count]
        let changes = feature(index).map { path in
          MadeCommit.Change.write(path, (files[path] ?? "") + "// \(index)\n")
        }
        return MadeCommit(
          changes: changes, name: person, email: "\(person)@example.com".lowercased(), day: index * 3)
      }
  }
}
