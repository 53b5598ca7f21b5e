#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension JSONDecoder {
  /// Decodes what an API answers; a date that isn't RFC 3339 or doesn't exist is refused.
  static var forAPI: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = Timestamp.date(from: try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not a date and time")
      }
      return date
    }
    return decoder
  }
}

extension JSONEncoder {
  /// Encodes what an API is sent: keys in order, so that equal values make equal bytes.
  static var forAPI: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      guard let text = Timestamp.text(from: date) else {
        throw EncodingError.invalidValue(
          date, .init(codingPath: encoder.codingPath, debugDescription: "Outside of the years 0 to 9999"))
      }
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
    return encoder
  }
}
