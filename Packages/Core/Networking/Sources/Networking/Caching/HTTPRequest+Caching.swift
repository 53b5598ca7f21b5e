#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPRequest {
  /// Whether a stored answer can stand for the one to this request: it asks for a whole resource, and the caller
  /// doesn't validate an answer of its own.
  var isAnswerableFromCache: Bool {
    method == .get && body == nil && Self.partialOrConditional.allSatisfy { headers[$0] == nil }
  }

  private static let partialOrConditional = [
    "Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since",
  ]

  /// Whether success means that what was known before may no longer hold (RFC 9110, section 9.2.1).
  var isUnsafe: Bool {
    switch method {
    case .get, .head: false
    case .post, .put, .patch, .delete: true
    }
  }

  /// The request, asking whether a stored answer still holds (RFC 9111, section 4.3.1).
  func validating(_ stored: StoredResponse?) -> HTTPRequest {
    guard let stored else { return self }
    var conditional = self
    conditional.headers["If-None-Match"] = stored.headers["ETag"]
    conditional.headers["If-Modified-Since"] = stored.headers["Last-Modified"]
    return conditional
  }

  /// Whether an answer is of a type that was asked for. One that isn't may come from somebody in between, such as the
  /// sign-in page of a wireless network.
  func accepts(_ response: HTTPResponse) -> Bool {
    let ranges = headers.values(of: "Accept").flatMap { $0.split(separator: ",") }.map {
      MediaType(String($0)).name
    }
    guard !ranges.isEmpty, let type = response.headers["Content-Type"].map({ MediaType($0).name }) else {
      return true
    }
    let anySubtype = type.prefix { $0 != "/" } + "/*"
    return ranges.contains { $0 == type || $0 == anySubtype || $0 == "*/*" }
  }
}
