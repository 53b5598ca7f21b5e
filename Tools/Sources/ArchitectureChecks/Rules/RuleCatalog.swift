/// All rules there are. Each group has a file of its own.
enum RuleCatalog {
  static let all: [any Rule.Type] = structure + composition + swiftUI + suppression
  static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
