import Networking

/// The request line and the headers (RFC 9112, sections 3 and 5).
struct RequestHead {
  let method: HTTPMethod
  /// Path and query.
  let target: String
  let headers: HTTPHeaders
  let isVersion11: Bool

  init(_ lines: [ArraySlice<UInt8>]) throws(RequestRefusal) {
    let words = (lines.first ?? []).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3 else { throw .malformed("The request line isn't three words.") }
    isVersion11 = try Self.isVersion11(words[2])
    method = try Self.method(words[0])
    target = try RequestTarget(words[1]).pathAndQuery
    headers = try Self.headers(lines.dropFirst())
    let hosts = headers.values(of: "Host").count
    guard hosts == 1 || (hosts == 0 && !isVersion11) else { throw .malformed("There isn't one Host.") }
  }

  /// Whether the client wants to send more on the same connection (RFC 9112, section 9.3).
  var keepsConnection: Bool {
    isVersion11 && !headers.tokens(of: "Connection").contains("close")
  }

  private static func isVersion11(_ word: ArraySlice<UInt8>) throws(RequestRefusal) -> Bool {
    let name = Array("HTTP/".utf8)
    let digits = word.dropFirst(name.count)
    guard word.starts(with: name), digits.count == 3, digits[digits.startIndex + 1] == UInt8(ascii: ".")
    else {
      throw .malformed("The request line has no version.")
    }
    switch String(decoding: digits, as: UTF8.self) {
    case "1.1": return true
    case "1.0": return false
    default: throw .unknownVersion
    }
  }

  private static func method(_ word: ArraySlice<UInt8>) throws(RequestRefusal) -> HTTPMethod {
    let text = String(decoding: word, as: UTF8.self)
    guard let method = HTTPMethod(rawValue: text) else {
      var probe = HTTPHeaders()
      throw probe.add(text, "") ? .unknownMethod : .malformed("The method isn't a token.")
    }
    return method
  }

  private static func headers(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(RequestRefusal) -> HTTPHeaders {
    var headers = HTTPHeaders()
    for line in lines {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, headers.add(String(fieldBytes: parts[0]), String(fieldBytes: parts[1])) else {
        throw .malformed("A header isn't a name and a value.")
      }
    }
    return headers
  }
}

extension HTTPHeaders {
  /// The parts of a comma-separated list, in lower case.
  func tokens(of name: String) -> [String] {
    values(of: name).flatMap { $0.split(separator: ",") }.map { part in
      part.lowercased().filter { $0 != " " && $0 != "\t" }
    }
  }
}

extension String {
  /// UTF-8 where it is, ISO 8859-1 otherwise.
  fileprivate init(fieldBytes bytes: ArraySlice<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
    } else {
      self = String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
  }
}
