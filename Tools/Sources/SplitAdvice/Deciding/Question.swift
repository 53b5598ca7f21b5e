/// A question of the decision tree with its answer.
struct Question: Sendable, Equatable, Encodable {
  enum Answer: String, Sendable, Encodable {
    case yes, no, unknown
  }

  let id: String
  let text: String
  let answer: Answer
  /// The numbers that it was answered from.
  let evidence: String
}
