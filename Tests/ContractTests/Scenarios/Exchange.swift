import Foundation
import Networking

/// A request and the answer that is expected. In its texts, names in angle brackets stand for what the cast knows.
struct Exchange: Sendable {
  let method: HTTPMethod
  /// Below `/api/collections/`, with the query.
  let path: String
  var headers: [String: String] = [:]
  var body: String?
  var status = 204
  /// The whole answer as a pattern; nil when it has no body.
  var answer: String?
  /// Where in the answer stands what the cast is to know by a name.
  var kept: [String: String] = [:]
  /// Whether the description of the API knows the request.
  var isDescribed = true

  /// Whose token a request has.
  enum Caller: Sendable {
    case guest
    case me
    case other
    case token(String)
  }

  init(
    _ method: HTTPMethod, _ path: String, _ body: String? = nil, as caller: Caller = .guest,
    type: String? = "application/json"
  ) {
    self.method = method
    self.path = path
    self.body = body
    headers["Content-Type"] = body == nil ? nil : type
    headers["Authorization"] =
      switch caller {
      case .guest: nil
      case .me: "Bearer <me.token>"
      case .other: "Bearer <other.token>"
      case .token(let text): text
      }
  }

  func answers(_ status: Int, _ answer: String? = nil) -> Exchange {
    var exchange = self
    exchange.status = status
    exchange.answer = answer
    return exchange
  }

  func keeping(_ path: String, as name: String) -> Exchange {
    var exchange = self
    exchange.kept[name] = path
    return exchange
  }

  /// A request that the app never makes, and that the description of the API doesn't know.
  var undescribed: Exchange {
    var exchange = self
    exchange.isDescribed = false
    return exchange
  }

  /// All text, to look for names in.
  var text: String {
    ([path, body ?? ""] + headers.values).joined()
  }
}
