/// A line of the event stream of Swift Testing, as far as it matters here.
///
/// https://github.com/swiftlang/swift-testing/blob/main/Documentation/ABI/JSON.md
struct TestEvent: Decodable {
  struct Place: Decodable {
    let fileID: String?
    let line: Int
    let column: Int
  }

  struct Payload: Decodable {
    struct Instant: Decodable { let absolute: Double }
    struct Issue: Decodable {
      let isKnown: Bool?
      let isFailure: Bool?
      let sourceLocation: Place?
    }
    struct Message: Decodable {
      let symbol: String
      let text: String
    }

    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Place?
    let testID: String?
    let instant: Instant?
    let issue: Issue?
    let messages: [Message]?

    /// Whether an issue makes its test fail: one that is neither known nor only a warning.
    var isFailure: Bool {
      issue?.isKnown != true && issue?.isFailure != false && messages?.first?.symbol != "warning"
    }
  }

  let kind: String
  let payload: Payload
}
