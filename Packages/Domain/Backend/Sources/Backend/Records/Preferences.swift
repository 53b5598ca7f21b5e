/// A record of the collection `preferences`. A user has one at most.
struct Preferences: Equatable {
  static let collection = "preferences"
  static let appearances = ["system", "light", "dark", "highContrast"]
  static let textSizes = ["small", "medium", "large", "extraLarge"]

  let id: RecordID
  let created: String
  var updated: String
  let user: RecordID
  /// One of `appearances`, or empty when it was never chosen; likewise `textSize`.
  var appearance = ""
  var textSize = ""
  var notifications = false
  var analyticsConsent = false
}

extension Preferences {
  /// Takes from a request what may be changed by it.
  mutating func apply(_ body: RequestBody) {
    if let value = body["appearance"] { appearance = value.text }
    if let value = body["textSize"] { textSize = value.text }
    if let value = body["notifications"] { notifications = value.flag }
    if let value = body["analyticsConsent"] { analyticsConsent = value.flag }
  }

  /// What is wrong with the fields.
  var fieldFaults: FieldFaults {
    var faults: FieldFaults = [:]
    faults["appearance"] = Self.fault(choosing: appearance, from: Self.appearances)
    faults["textSize"] = Self.fault(choosing: textSize, from: Self.textSizes)
    return faults
  }

  private static func fault(choosing value: String, from choices: [String]) -> FieldFault? {
    value.isEmpty || choices.contains(value) ? nil : .notAChoice(value)
  }
}

extension Preferences {
  /// The fields that a list can be filtered by.
  static let filterFields: Set = ["id", "user", "appearance", "textSize"]
  /// The fields that a list can be sorted by.
  static let sortFields = filterFields.union(["created", "updated", "notifications", "analyticsConsent"])

  /// Whether a filter lets the record through.
  func passes(_ filter: ListFilter) -> Bool {
    filter.conditions.allSatisfy { text(of: $0.field) == $0.value }
  }

  private func text(of field: String) -> String? {
    switch field {
    case "id": id.text
    case "user": user.text
    case "appearance": appearance
    case "textSize": textSize
    default: nil
    }
  }
}
