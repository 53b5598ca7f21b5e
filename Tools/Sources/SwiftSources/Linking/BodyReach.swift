/// Which members of a type its body evaluates, whatever files they are in.
public struct BodyReach: Sendable {
  /// A type, as far as it can be told from names.
  public struct TypeID: Hashable, Sendable {
    /// The module that it is in.
    public let module: String
    /// Its name with those of the types around it.
    public let name: String

    /// Names a type.
    public init(module: String, name: String) {
      self.module = module
      self.name = name
    }
  }

  private var paths: [TypeID: [String: [String]]] = [:]

  /// Follows the bodies of those types that candidates ask for.
  ///
  /// - Parameter files: all files, each with the module that it is a part of.
  public init(files: [(module: String, facts: FileFacts)]) {
    var asked: Set<TypeID> = []
    for file in files {
      for case .reachedFromBody(let type, _) in file.facts.candidates.lazy.map(\.condition) {
        asked.insert(TypeID(module: file.module, name: type))
      }
    }
    guard !asked.isEmpty else { return }
    var parts: [TypeID: [TypeFact]] = [:]
    for file in files {
      for type in file.facts.types where !type.isPreview {
        let id = TypeID(module: file.module, name: type.name)
        if asked.contains(id) { parts[id, default: []].append(type) }
      }
    }
    paths = parts.mapValues(Self.paths)
  }

  /// How a body gets to a member.
  ///
  /// - Returns: the names of the members from the first that the framework asks for to this one; nil when it doesn't.
  public func path(to member: String, of type: TypeID) -> [String]? {
    paths[type]?[member]
  }

  /// Goes along what members use, from those that the framework evaluates.
  private static func paths(in parts: [TypeFact]) -> [String: [String]] {
    let members = Dictionary(grouping: parts.flatMap(\.members), by: \.name)
    let isView = parts.contains { part in
      ViewVocabulary.protocols.contains(part.name)
        || part.inherited.contains { ViewVocabulary.protocols.contains($0) }
    }
    let roots = parts.flatMap(\.members).filter { $0.viewRole == .body || (isView && $0.viewRole == .part) }
    var paths: [String: [String]] = [:]
    var waiting: [String] = []
    for root in roots.sorted(by: { $0.viewRole.rawValue > $1.viewRole.rawValue })
    where paths[root.name] == nil {
      paths[root.name] = [root.name]
      waiting.append(root.name)
    }
    var next = 0
    while next < waiting.count {
      let name = waiting[next]
      next += 1
      for member in members[name] ?? [] where member.kind != .storedProperty {
        for used in member.uses where members[used] != nil && paths[used] == nil {
          paths[used] = (paths[name] ?? []) + [used]
          waiting.append(used)
        }
      }
    }
    return paths
  }
}
