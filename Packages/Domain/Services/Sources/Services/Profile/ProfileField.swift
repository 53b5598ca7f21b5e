import Models

/// What a person can change in their own record.
public enum ProfileField: CaseIterable, Sendable {
  /// The name that others see.
  case name
  /// What the person says about themselves.
  case bio

  fileprivate var inUser: WritableKeyPath<User, String> {
    switch self {
    case .name: \.name
    case .bio: \.bio
    }
  }

  fileprivate var inChanges: WritableKeyPath<ProfileChanges, String?> {
    switch self {
    case .name: \.name
    case .bio: \.bio
    }
  }
}

extension User {
  subscript(field: ProfileField) -> String {
    get { self[keyPath: field.inUser] }
    set { self[keyPath: field.inUser] = newValue }
  }

  /// The person with some fields changed.
  func applying(_ changes: ProfileChanges) -> User {
    var changed = self
    for field in ProfileField.allCases {
      if let value = changes[field] { changed[field] = value }
    }
    return changed
  }
}

extension ProfileChanges {
  /// The value for a field; nil where it isn't concerned.
  public internal(set) subscript(field: ProfileField) -> String? {
    get { self[keyPath: field.inChanges] }
    set { self[keyPath: field.inChanges] = newValue }
  }
}
