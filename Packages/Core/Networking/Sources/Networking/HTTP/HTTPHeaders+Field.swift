extension HTTPHeaders {
  /// One name and its value.
  public struct Field: Sendable {
    /// A token of RFC 9110, as it was written.
    public let name: String
    /// Text without control characters.
    public let value: String

    init?(_ name: String, _ value: String) {
      guard !name.isEmpty, name.utf8.allSatisfy(\.isTokenCharacter) else { return nil }
      guard value.utf8.allSatisfy(\.isFieldCharacter) else { return nil }
      self.name = name
      self.value = value.trimmingBlanks()
    }

    func hasName(_ other: String) -> Bool {
      name.utf8.elementsEqual(other.utf8) { $0.asciiLowercased == $1.asciiLowercased }
    }
  }
}

extension HTTPHeaders.Field: Equatable {
  /// Compares the names without regard to case, and the values exactly.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.hasName(rhs.name) && lhs.value.utf8.elementsEqual(rhs.value.utf8)
  }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomReflectable {
  /// The field as on the wire; the value is shown only for names known to hold no secret.
  public var description: String {
    "\(name): \(shownValue)"
  }

  /// A mirror that leaves out a value that may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name, "value": shownValue])
  }

  var shownValue: String {
    Self.namesWithoutSecrets.contains { hasName($0) } ? value : "(hidden)"
  }

  private static let namesWithoutSecrets = [
    "Accept", "Accept-Encoding", "Accept-Language", "Age", "Cache-Control", "Content-Encoding",
    "Content-Language", "Content-Length", "Content-Type", "Date", "Retry-After", "User-Agent", "Vary",
  ]
}

extension UInt8 {
  /// RFC 9110, section 5.6.2.
  var isTokenCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }

  /// RFC 9110, section 5.5.
  fileprivate var isFieldCharacter: Bool {
    self == UInt8(ascii: "\t") || (self >= 0x20 && self != 0x7F)
  }
}
