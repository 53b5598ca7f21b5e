/// The header fields of a request or a response (RFC 9110, section 5).
///
/// Names are compared without regard to case, and the order is kept. A field that could break a message apart is
/// never held: a name must be a token of RFC 9110, and a value must have no control character besides the tab. So
/// neither can hold CR, LF or NUL.
public struct HTTPHeaders: Sendable, Equatable {
  /// The fields in their order.
  public private(set) var fields: [Field] = []

  /// Makes headers without any field.
  public init() {}

  /// The first value of a name, or nil when there is none.
  ///
  /// Setting replaces all values of the name. Setting nil, or a value that isn't valid, removes the name.
  ///
  /// - Parameter name: the name of the field, in any case.
  public subscript(name: String) -> String? {
    get { fields.first { $0.hasName(name) }?.value }
    set {
      let replacement = newValue.flatMap { Field(name, $0) }
      let position = fields.firstIndex { $0.hasName(name) } ?? fields.endIndex
      fields.removeAll { $0.hasName(name) }
      if let replacement {
        fields.insert(replacement, at: position)
      }
    }
  }

  /// Adds a field after the others, next to values that the name has already.
  ///
  /// - Parameters:
  ///   - name: a token of RFC 9110, section 5.6.2.
  ///   - value: text without control characters; blanks around it are left out.
  /// - Returns: false when name or value isn't valid; the headers are then as they were.
  @discardableResult
  public mutating func add(_ name: String, _ value: String) -> Bool {
    guard let field = Field(name, value) else { return false }
    fields.append(field)
    return true
  }

  /// All values of a name, in their order.
  ///
  /// - Parameter name: the name of the field, in any case.
  public func values(of name: String) -> [String] {
    fields.filter { $0.hasName(name) }.map(\.value)
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Makes headers from a literal. A name may come twice; a field that isn't valid is left out.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements {
      add(name, value)
    }
  }
}

extension HTTPHeaders: CustomStringConvertible, CustomReflectable {
  /// The fields, one a line, without the values that may be secret.
  public var description: String {
    fields.map(\.description).joined(separator: "\n")
  }

  /// A mirror that leaves out the values that may be secret.
  public var customMirror: Mirror {
    Mirror(self, children: fields.map { (label: $0.name, value: $0.shownValue) })
  }
}
