#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An answer as it is kept.
struct StoredResponse: Equatable, Sendable {
  let status: Int
  let headers: HTTPHeaders
  let body: Data
  /// When it came, or was found to hold, by this device's clock.
  let answered: Date
  /// How old it was then, in seconds.
  let initialAge: TimeInterval

  /// The answer for the caller, with its age (RFC 9111, section 5.1).
  ///
  /// - Parameter isStandIn: whether the server couldn't be asked, so that the date has to be told.
  func response(at now: Date, isStandIn: Bool = false) -> HTTPResponse {
    var response = HTTPResponse(status: status, headers: headers, body: body)
    response.headers["Age"] = String(Int(min(age(at: now), Double(DeltaSeconds.maximum))))
    response.asOf = isStandIn ? said : nil
    return response
  }

  /// The answer for the caller after the server said that it still holds.
  var validatedResponse: HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: body)
  }
}

extension StoredResponse {
  /// What is kept of an answer that came from the server.
  init(_ response: HTTPResponse, asked: Date, answered: Date) {
    self.init(
      status: response.status, headers: response.headers.storable, body: response.body, answered: answered,
      initialAge: response.headers.age(asked: asked, answered: answered))
  }

  /// The same after a 304 (RFC 9111, section 4.3.4).
  func freshened(by validation: HTTPResponse, asked: Date, answered: Date) -> StoredResponse {
    StoredResponse(
      status: status, headers: headers.updated(by: validation.headers), body: body, answered: answered,
      initialAge: validation.headers.age(asked: asked, answered: answered))
  }

  /// Whether the server can be asked if it still holds.
  var hasValidator: Bool {
    headers["ETag"] != nil || headers["Last-Modified"] != nil
  }

  /// Whether a 304 is about this answer and not about another one.
  func isConfirmed(by validation: HTTPResponse) -> Bool {
    guard let tag = validation.headers["ETag"], let own = headers["ETag"] else { return true }
    return tag.withoutWeakness == own.withoutWeakness
  }
}

extension String {
  /// An entity tag for the weak comparison (RFC 9110, section 8.8.3.2).
  fileprivate var withoutWeakness: Substring {
    hasPrefix("W/") ? dropFirst(2) : self[...]
  }
}
