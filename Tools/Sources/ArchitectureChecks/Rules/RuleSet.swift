import SwiftSources
import TrellisKit

/// The rules that count for a folder.
struct RuleSet: Sendable {
  /// In the order of the catalog.
  let rules: [any Rule]

  init(_ rules: [any Rule]) {
    self.rules = rules
  }

  /// Registers the hooks of all rules that see files.
  func register(in hooks: inout HookTable) {
    for case let rule as any FileRule in rules {
      let description = type(of: rule).description
      hooks.hooks(of: description.id, seesPreviews: description.seesPreviews) { rule.register(in: &$0) }
    }
  }
}
