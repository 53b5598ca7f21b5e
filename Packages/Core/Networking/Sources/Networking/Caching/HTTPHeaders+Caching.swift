extension HTTPHeaders {
  /// The fields that are kept with a stored answer: none that concerns one connection (RFC 9110, section 7.6.1), may
  /// be a credential, or is only true at the moment (RFC 9111, section 3.1).
  var storable: HTTPHeaders {
    let connectionOptions = values(of: "Connection")
      .flatMap { $0.split(separator: ",") }
      .map { $0.trimmingBlanks() }
    return filtered { field in
      !field.looksLikeCredential && !(connectionOptions + Self.unstored).contains { field.hasName($0) }
    }
  }

  /// These fields with those of a 304 in place of the ones of the same name (RFC 9111, section 3.2). What describes the
  /// body stays.
  func updated(by validation: HTTPHeaders) -> HTTPHeaders {
    let changes = validation.storable.filtered { field in
      !Self.describingBody.contains { field.hasName($0) }
    }
    var updated = filtered { field in
      !changes.fields.contains { $0.hasName(field.name) }
    }
    for field in changes.fields {
      updated.add(field.name, field.value)
    }
    return updated
  }

  /// Whether any field may hold a secret that proves who is asking.
  var holdCredentials: Bool {
    fields.contains(where: \.looksLikeCredential)
  }

  private func filtered(_ isKept: (Field) -> Bool) -> HTTPHeaders {
    var kept = HTTPHeaders()
    for field in fields where isKept(field) {
      kept.add(field.name, field.value)
    }
    return kept
  }

  private static let unstored = [
    "Age", "Connection", "Keep-Alive", "Proxy-Connection", "TE", "Trailer", "Transfer-Encoding", "Upgrade",
  ]
  private static let describingBody = [
    "Content-Encoding", "Content-Length", "Content-Range", "Content-Type",
  ]
}

extension HTTPHeaders.Field {
  /// Whether the name is one that credentials come under, such as `Authorization`, `Set-Cookie` or `X-Api-Key`.
  var looksLikeCredential: Bool {
    let name = name.lowercased()
    return Self.revealingParts.contains { name.contains($0) }
  }

  private static let revealingParts = [
    "api-key", "apikey", "auth", "cookie", "credential", "password", "secret", "session", "token",
  ]
}
