import Networking

/// A line of the log: what was asked for, and what became of it. It has no query, no header and no body.
struct ServedRequest: Sendable, CustomStringConvertible {
  private static let pathLimit = 200

  private let method: String
  private let path: String
  /// What the good answer's status was; nil when there was none.
  var status: Int?
  var duration = Duration.zero
  /// The name of the fault that it met.
  var fault: String?

  init(_ request: HTTPRequest) {
    method = request.method.rawValue
    let whole = request.url.path(percentEncoded: true)
    path = whole.count > Self.pathLimit ? whole.prefix(Self.pathLimit) + "…" : whole
  }

  var description: String {
    let milliseconds = Int(duration / .milliseconds(1))
    let suffix = fault.map { " (\($0))" } ?? ""
    return "\(method) \(path) \(status.map(String.init) ?? "-") \(milliseconds) ms\(suffix)"
  }
}
