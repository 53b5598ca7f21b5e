import TrellisKit

/// What counts for the files of a folder: its own configuration upon those of the folders above.
struct FolderConfiguration: Sendable {
  /// Relative to the root; empty for the root itself.
  let folder: String
  private(set) var settings: [String: RuleSetting]
  /// The rules that are on.
  let rules: RuleSet

  /// What counts when nothing is configured.
  init() {
    self.init(folder: "", settings: Self.standard)
  }

  private init(folder: String, settings: [String: RuleSetting]) {
    self.folder = folder
    self.settings = settings
    rules = RuleSet(
      RuleCatalog.all.compactMap { type in
        guard let setting = settings[type.id], setting.severity != nil else { return nil }
        return type.init(setting.options)
      })
  }

  private static let standard = Dictionary(
    uniqueKeysWithValues: RuleCatalog.all.map { ($0.id, RuleSetting(of: $0.description)) })

  /// This configuration as a file in a folder below refines it.
  func refined(by file: ConfigurationFile, folder: String) throws(ConfigurationError) -> FolderConfiguration {
    let changes = try file.section("rules", as: [String: JSONValue].self) ?? [:]
    var settings = settings
    // A category first, so that a rule of its own can differ.
    for (name, value) in changes.sorted(by: { Self.rank($0.key) < Self.rank($1.key) }) {
      let ids = Self.rules(named: name)
      guard !ids.isEmpty else {
        let question = Suggestion.question(for: name, in: RuleCatalog.byID.keys)
        throw ConfigurationError(path: file.path, reason: "there is no rule “\(name)”\(question)")
      }
      for id in ids {
        do {
          try settings[id]?.refine(value, folder: folder)
        } catch {
          throw ConfigurationError(path: file.path, reason: "rule “\(name)” \(error.description)")
        }
      }
    }
    return FolderConfiguration(folder: folder, settings: settings)
  }

  private static func rank(_ name: String) -> String {
    (RuleDescription.Category(rawValue: name) == nil ? "1" : "0") + name
  }

  private static func rules(named name: String) -> [String] {
    guard let category = RuleDescription.Category(rawValue: name) else {
      return RuleCatalog.byID[name] == nil ? [] : [name]
    }
    return RuleCatalog.all.filter { $0.description.category == category }.map { $0.id }
  }

  /// How serious a finding of a rule is in a file; nil when the rule is off there.
  func severity(of rule: String, at path: String) -> Severity? {
    guard let setting = settings[rule], !setting.excluded.contains(where: { $0.matches(path) }) else {
      return nil
    }
    return setting.severity
  }

  /// A text that differs whenever a file may give other facts.
  var fingerprint: String {
    settings.filter { $0.value.severity != nil }.map { "\($0.key)(\($0.value.options.fingerprint))" }.sorted()
      .joined(separator: " ")
  }
}
