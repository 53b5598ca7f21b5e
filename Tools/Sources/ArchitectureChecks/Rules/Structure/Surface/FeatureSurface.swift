import SwiftSources

/// What a feature shows to other modules.
struct FeatureSurface {
  private let files: [CheckedFile]
  private let suffixes: [String]
  private let rule: String

  /// - Parameters:
  ///   - files: the files of the feature.
  ///   - suffixes: the ends of the names of types that it may show.
  ///   - rule: the rule whose observations say what is public.
  init(_ files: [CheckedFile], suffixes: [String], rule: String) {
    self.files = files
    self.suffixes = suffixes
    self.rule = rule
  }

  /// What it shows although nothing that it may show needs it, and whether it shows that or extends it.
  var excess: [(file: CheckedFile, place: Observation, what: String)] {
    let own = Set(files.flatMap(\.facts.types).filter { $0.kind != .extending }.map(\.name))
    let needed = namesNeeded
    return files.flatMap { file -> [(CheckedFile, Observation, String)] in
      let places = Dictionary(
        observations(in: file, "declares").map { ($0.span.start.offset, $0) },
        uniquingKeysWith: { first, _ in first })
      let types = file.facts.types.filter { !$0.isPreview && (isBeyond($0, needed) || isForeign($0, own)) }
        .map { ($0.span, $0.kind == .extending ? "extends" : "shows") }
      let others = file.facts.declarations.filter { isPublic($0.access, $0.attributes) }.map {
        ($0.span, "shows")
      }
      return (types + others).compactMap { span, what in
        places[span.start.offset].map { (file, $0, what) }
      }
    }
  }

  private func observations(in file: CheckedFile, _ kind: String) -> [Observation] {
    file.facts.observations.filter { $0.rule == rule && $0.kind == kind }
  }

  private func isBeyond(_ type: TypeFact, _ needed: Set<String>) -> Bool {
    type.kind != .extending && isPublic(type.access, type.attributes) && !type.name.contains(".")
      && !needed.contains(type.name)
  }

  /// Whether an extension adds members to a type from elsewhere, for all who import the feature.
  private func isForeign(_ type: TypeFact, _ own: Set<String>) -> Bool {
    guard type.kind == .extending, type.inherited.isEmpty, !own.contains(type.name), !isAllowed(type.name)
    else { return false }
    return type.members.contains { member in
      isPublic(member.access.isEmpty ? type.access : member.access, member.attributes + type.attributes)
    }
  }

  private func isPublic(_ access: String, _ attributes: [String]) -> Bool {
    (access == "public" || access == "open") && !attributes.contains("_spi")
  }

  private func isAllowed(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }

  /// The names of the types that may be shown, and of all that their public declarations need.
  private var namesNeeded: Set<String> {
    var named: [String: Set<String>] = [:]
    for observation in files.flatMap({ observations(in: $0, "names") }) {
      let parts = observation.name.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      named[parts[0], default: []].formUnion(parts[1].split(separator: " ").map(String.init))
    }
    let shown = files.flatMap(\.facts.types).map(\.name).filter(isAllowed)
    var needed = Set(shown)
    var open = shown
    while let name = open.popLast() {
      for next in named[name] ?? [] where needed.insert(next).inserted { open.append(next) }
    }
    return needed
  }
}
