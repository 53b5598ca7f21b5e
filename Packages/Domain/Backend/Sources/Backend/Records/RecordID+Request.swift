extension RecordID {
  /// The id of a new record: the one that a request asks for, or else one by chance.
  static func new(for body: RequestBody) throws(Cryptography.Failure) -> RecordID {
    if let id = body["id"].flatMap({ RecordID($0.text) }) { return id }
    return try .random()
  }

  /// What is wrong with the id that a request asks for.
  static func fault(creating body: RequestBody) -> FieldFault? {
    guard let text = body["id"]?.text, !text.isEmpty else { return nil }
    switch text.unicodeScalars.count {
    case ..<length: return .tooShort(minimum: length).naming("min", length)
    case length: return RecordID(text) == nil ? .invalidFormat : nil
    default: return .tooLong(maximum: length)
    }
  }

  /// What is wrong with a request that gives this record an id.
  func fault(changing body: RequestBody) -> FieldFault? {
    guard let value = body["id"] else { return nil }
    return value.text == text ? nil : .fixedID
  }
}

extension FieldFault {
  fileprivate func naming(_ parameter: String, _ number: Int) -> FieldFault {
    FieldFault(code: code, message: message, params: [parameter: .number(number)])
  }
}
