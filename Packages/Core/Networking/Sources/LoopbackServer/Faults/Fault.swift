import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A way for a server to misbehave: it makes a faulty reply of a good response.
///
/// Faults are known by name; `all` lists them. A fault may take a value, such as how long a delay is:
///
///     let reply = try Fault("delay=250").reply(to: response, for: request)
///
/// The bytes of a fault are the same whatever the method of the request, also where HEAD allows no body.
public struct Fault: Sendable {
  /// The name, in lower case with hyphens.
  public let name: String
  /// What the server does, in one line.
  public let explanation: String
  /// What can be said about it; nil when it takes no value.
  public internal(set) var parameter: Parameter?

  /// Whether the server refuses the request or sends it elsewhere, so that it must have no effect: the good response
  /// isn't used.
  public private(set) var isRefusal = false

  let steps: @Sendable (FaultyExchange) -> [Reply.Step]

  init(
    _ name: String, _ explanation: String, _ parameter: Parameter? = nil,
    steps: @escaping @Sendable (FaultyExchange) -> [Reply.Step]
  ) {
    self.name = name
    self.explanation = explanation
    self.parameter = parameter
    self.steps = steps
  }

  /// Finds a fault.
  ///
  /// - Parameter text: a name, or a name and a value as `NAME=VALUE`.
  /// - Throws: what is wrong with the name or the value.
  public init(_ text: String) throws(FaultError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let fault = Self.all.first(where: { $0.name == parts[0] }) else { throw .unknownName(parts[0]) }
    self = fault
    guard parts.count == 2 else { return }
    guard var parameter else { throw .needsNoValue(name) }
    guard parameter.accepts(parts[1]) else {
      throw .invalidValue(parts[1], name: name, expected: parameter.explanation)
    }
    parameter.value = parts[1]
    self.parameter = parameter
  }

  func asRefusal() -> Fault {
    var fault = self
    fault.isRefusal = true
    return fault
  }

  /// Every fault, with its usual value, in an order for people.
  public static let all: [Fault] =
    timing + connection + framing + heading + content + compression
    + (statuses + redirects).map { $0.asRefusal() }

  /// Spoils a response.
  ///
  /// - Parameters:
  ///   - response: what a good server would answer; anything for a refusal. One without a body gets one where the
  ///     fault needs it.
  ///   - request: what was asked for.
  ///   - now: the present date.
  public func reply(to response: HTTPResponse, for request: HTTPRequest, now: Date = Date()) -> Reply {
    Reply(
      steps(
        FaultyExchange(request: request, original: response, value: parameter?.value ?? "", now: now)))
  }
}
