import Models

/// What comes of preferences that were changed on this device and of those that the server has.
struct PreferencesMerge: Equatable {
  /// What counts from now on.
  let preferences: Preferences
  /// What was changed differently elsewhere, in the order of the fields.
  let conflicts: [PreferenceConflict]

  /// - Parameters:
  ///   - mine: what is in use on this device.
  ///   - changes: what of it the person changed.
  ///   - known: what the server may have without another device having changed it; nothing counts as a conflict while
  ///     that isn't known.
  ///   - theirs: what the server has.
  init(mine: Preferences, changes: Set<PreferenceField>, known: [Preferences], theirs: Preferences) {
    var kept = changes
    var conflicts: [PreferenceConflict] = []
    let contested =
      known.isEmpty
      ? []
      : known.reduce(changes.intersection(PreferenceField.differing(mine, theirs))) {
        $0.intersection(PreferenceField.differing($1, theirs))
      }
    for field in PreferenceField.allCases where contested.contains(field) {
      let isWithdrawnElsewhere = field == .analyticsConsent && !theirs.analyticsConsent
      if isWithdrawnElsewhere { kept.remove(field) }
      conflicts.append(PreferenceConflict(field: field, isMineKept: !isWithdrawnElsewhere))
    }
    preferences = theirs.taking(kept, from: mine)
    self.conflicts = conflicts
  }
}
