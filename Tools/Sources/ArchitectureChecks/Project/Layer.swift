/// A group of targets that may know of the same others.
struct Layer: Sendable, Equatable, Decodable {
  /// What it is called.
  let name: String
  /// Patterns for the folders of its targets.
  let folders: [String]
  /// The names of the layers that its targets may import; its own name when they may import each other.
  let imports: [String]
  /// Whether its targets are features: parts of the app that a person uses and that don't know each other.
  let isFeature: Bool

  init(name: String, folders: [String], imports: [String], isFeature: Bool = false) {
    self.name = name
    self.folders = folders
    self.imports = imports
    self.isFeature = isFeature
  }

  private enum CodingKeys: String, CodingKey {
    case name, folders, imports, isFeature = "features"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    folders = try container.decode([String].self, forKey: .folders)
    imports = try container.decodeIfPresent([String].self, forKey: .imports) ?? []
    isFeature = try container.decodeIfPresent(Bool.self, forKey: .isFeature) ?? false
  }
}
