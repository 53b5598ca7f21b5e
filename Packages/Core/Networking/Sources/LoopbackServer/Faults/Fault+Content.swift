#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Fault {
  static let content: [Fault] = [
    Fault("wrong-content-type", "Says that the body is HTML.") {
      $0.changed(("Content-Type", "text/html; charset=utf-8"))
    },
    Fault("no-content-type", "Doesn't say what the body is.") { $0.changed(("Content-Type", nil)) },
    Fault("wrong-charset", "Says that the body is in UTF-16, which it isn't.") {
      $0.changed(("Content-Type", "application/json; charset=utf-16"))
    },
    Fault("captive-portal", "Answers with a page to sign in to some network.") {
      $0.changed(
        body: Data("<!doctype html><title>Welcome</title><p>Sign in to use this network.\n".utf8),
        ("Content-Type", "text/html; charset=utf-8"))
    },
    Fault("invalid-utf8", "Sends a body that isn't UTF-8.") {
      $0.changed(body: Data(#"{"message":""#.utf8) + Data([0xC3, 0x28, 0xFF]) + Data(#""}"#.utf8))
    },
    Fault("byte-order-mark", "Sends a byte order mark before the body.") {
      $0.changed(body: Data([0xEF, 0xBB, 0xBF]) + $0.body)
    },
    Fault("empty-body", "Sends a body of no bytes.") { $0.changed(body: Data()) },
    Fault("not-json", "Sends a body that isn't JSON.") { $0.changed(body: Data("Everything is fine.".utf8)) },
    Fault("half-json", "Sends half of the body, with the right length.") { $0.changed(body: $0.firstHalf) },
    Fault("wrong-json", "Sends JSON of another shape.") { $0.changed(body: Data("[[1,2,3]]".utf8)) },
    Fault("deep-json", "Sends JSON with 100,000 arrays inside each other.") {
      $0.changed(
        body: Data(repeating: UInt8(ascii: "["), count: 100_000)
          + Data(repeating: UInt8(ascii: "]"), count: 100_000))
    },
  ]
}
