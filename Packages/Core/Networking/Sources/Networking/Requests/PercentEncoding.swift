extension String {
  /// The text with every byte escaped except the unreserved characters of RFC 3986, section 2.3.
  var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      if byte.isUnreserved {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += byte < 0x10 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return encoded
  }

  /// Whether the text would be taken as structure instead of data in a path (RFC 3986, section 3.3).
  ///
  /// Escaping doesn't help against dots: `%2E%2E` means the same as `..`.
  var isDotOrEmptySegment: Bool {
    isEmpty || self == "." || self == ".."
  }
}

extension UInt8 {
  fileprivate var isUnreserved: Bool {
    digitValue != nil || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased)
      || "-._~".utf8.contains(self)
  }
}
