/// The part of PocketBase's filter language that is understood: `(name = 'value' && …)`. The rest is refused, never
/// ignored, so that nobody gets records that weren't asked for.
struct ListFilter: Equatable {
  /// The names and the values they must have.
  private(set) var conditions: [Condition] = []

  struct Condition: Equatable {
    let field: String
    let value: String
  }

  /// Lets everything through.
  init() {}

  /// Reads a filter.
  init(_ text: String) throws(Refusal) {
    var rest = text[...]
    let isInParentheses = rest.take("(")
    repeat {
      conditions.append(try rest.takeCondition())
    } while rest.take("&&")
    if isInParentheses {
      guard rest.take(")") else { throw .badRequest }
    }
    rest.skipBlanks()
    guard rest.isEmpty else { throw .badRequest }
  }
}

extension Substring {
  fileprivate mutating func takeCondition() throws(Refusal) -> ListFilter.Condition {
    skipBlanks()
    let field = prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    removeFirst(field.count)
    guard !field.isEmpty, take("=") else { throw .badRequest }
    skipBlanks()
    guard let quote = popFirst(), quote == "'" || quote == "\"" else { throw .badRequest }
    let value = prefix { $0 != quote && $0 != "\\" }
    removeFirst(value.count)
    guard popFirst() == quote else { throw .badRequest }
    return ListFilter.Condition(field: String(field), value: String(value))
  }

  fileprivate mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard hasPrefix(sign) else { return false }
    removeFirst(sign.count)
    return true
  }

  fileprivate mutating func skipBlanks() {
    self = drop { $0 == " " }
  }
}
