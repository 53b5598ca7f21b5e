#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A request that the server sends somewhere else.
struct Redirect {
  /// What another origin may know. Whatever isn't listed may be a credential.
  static let harmlessHeaders = [
    "Accept", "Accept-Encoding", "Accept-Language", "Cache-Control", "Range", "User-Agent",
  ]

  private let original: HTTPRequest
  private let status: Int
  private let target: URL

  /// Makes a redirect, or nil when the answer is none or doesn't say, once and clearly, where to.
  init?(of request: HTTPRequest, by response: HTTPResponse) {
    guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
    let locations = response.headers.values(of: "Location")
    guard locations.count == 1, let target = locations[0].resolved(against: request.url) else { return nil }
    original = request
    status = response.status
    self.target = target
  }

  /// The request to make instead; nil when the redirect isn't to be followed.
  var request: HTTPRequest? {
    get throws(TransportError) {
      guard let source = Origin(original.url), let destination = Origin(target) else { return nil }
      guard destination.isSecure || !source.isSecure else { throw .insecure }
      guard source != destination else { return sameOriginRequest }
      guard original.method.isRead, original.body == nil else { return nil }
      return otherOriginRequest
    }
  }

  /// Whether it leads to another origin, but for the same host when it wants TLS.
  var leadsAway: Bool {
    guard let source = Origin(original.url), let destination = Origin(target) else { return false }
    let isOnlySecured = source.host == destination.host && !source.isSecure && destination.isSecure
    return source != destination && !isOnlySecured
  }

  private var sameOriginRequest: HTTPRequest {
    var request = original
    request.url = target
    request.headers["Referer"] = nil
    // Validators belong to the resource that was asked for first.
    request.headers["If-None-Match"] = nil
    request.headers["If-Modified-Since"] = nil
    if becomesGet {
      request.method = .get
      request.body = nil
      for field in request.headers.fields where field.name.lowercased().hasPrefix("content-") {
        request.headers[field.name] = nil
      }
    }
    return request
  }

  private var otherOriginRequest: HTTPRequest {
    var request = HTTPRequest(method: original.method, url: target)
    for field in original.headers.fields where Self.harmlessHeaders.contains(where: field.hasName) {
      request.headers.add(field.name, field.value)
    }
    request.responseSizeLimit = original.responseSizeLimit
    return request
  }

  private var becomesGet: Bool {
    switch status {
    case 303: original.method != .head
    case 301, 302: original.method == .post
    default: false
    }
  }
}

extension HTTPMethod {
  fileprivate var isRead: Bool { self == .get || self == .head }
}

extension String {
  /// The address that a URI reference (RFC 3986, section 4.1) means, without its fragment, which is never sent.
  fileprivate func resolved(against base: URL) -> URL? {
    // Characters that no URI has are read differently by different parsers, above all the backslash.
    guard utf8.allSatisfy(\.isURICharacter) else { return nil }
    let reference = String(prefix { $0 != "#" })
    guard !reference.isEmpty else { return base }
    return URL(string: reference, relativeTo: base)?.absoluteURL
  }
}

extension UInt8 {
  fileprivate var isURICharacter: Bool {
    digitValue != nil || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(asciiLowercased)
      || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(self)
  }
}
