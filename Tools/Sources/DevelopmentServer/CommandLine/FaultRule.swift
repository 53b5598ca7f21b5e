import LoopbackServer
import Networking
import TrellisKit

/// A fault and the paths at which it happens.
struct FaultRule: Sendable {
  let fault: Fault
  let pathPrefix: String

  /// Reads a rule.
  ///
  /// - Parameter text: `NAME[=VALUE][@PATH-PREFIX]`; the prefix begins with a slash.
  init(_ text: String) throws(UsageError) {
    // A value may be a URL with an “@” of its own, so that the last one counts.
    let separator = text.ranges(of: "@/").last
    pathPrefix = separator.map { "/" + text[$0.upperBound...] } ?? "/"
    do {
      fault = try Fault(String(text[..<(separator?.lowerBound ?? text.endIndex)]))
    } catch {
      throw UsageError("\(error); “trellis serve --list-faults” lists all")
    }
  }

  func applies(to request: HTTPRequest) -> Bool {
    request.url.path(percentEncoded: true).hasPrefix(pathPrefix)
  }
}
