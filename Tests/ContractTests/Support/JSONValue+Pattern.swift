import TrellisKit

extension JSONValue {
  /// In what this differs from a pattern: JSON in which `"<id>"`, `"<date>"`, `"<token>"` and `"<text>"` stand for any
  /// value of that form.
  func differences(from pattern: JSONValue, at path: String = "$") -> [String] {
    switch (self, pattern) {
    case (.object(let members), .object(let expected)):
      return Set(members.keys).union(expected.keys).sorted().flatMap { name in
        switch (members[name], expected[name]) {
        case (let member?, let expected?): member.differences(from: expected, at: "\(path).\(name)")
        case (nil, _): ["\(path).\(name) is missing"]
        case (let member?, nil): ["\(path).\(name) is not expected: \(member)"]
        }
      }
    case (.array(let elements), .array(let expected)) where elements.count == expected.count:
      return zip(elements, expected).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, at: "\(path)[\(index)]")
      }
    case (.string(let text), .string(let expected)):
      return text.isOf(form: expected) ? [] : ["\(path) is “\(text)”, not “\(expected)”"]
    default:
      return self == pattern ? [] : ["\(path) is \(self), not \(pattern)"]
    }
  }
}

extension String {
  fileprivate func isOf(form: String) -> Bool {
    switch form {
    case "<id>": wholeMatch(of: /[a-z0-9]{15}/) != nil
    case "<date>": wholeMatch(of: /\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}Z/) != nil
    case "<token>": wholeMatch(of: /[A-Za-z0-9._~+\/-]{20,}=*/) != nil
    case "<text>": !isEmpty
    default: self == form
    }
  }
}
