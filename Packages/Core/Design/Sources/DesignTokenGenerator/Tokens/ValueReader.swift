/// Checks and reads the value of one token.
struct ValueReader {
  let token: Token
  let tokens: TokenSet

  func check(_ json: JSON, as type: TokenType) throws(TokenError) {
    switch type {
    case .color: _ = try color(json)
    case .dimension: _ = try dimension(json)
    case .duration: _ = try duration(json)
    case .fontFamily: _ = try fontFamily(json)
    case .fontWeight: _ = try fontWeight(json)
    case .number: _ = try number(json)
    case .typography: _ = try typography(json)
    }
  }

  func number(_ json: JSON) throws(TokenError) -> Double {
    guard case .number(let number) = json else { throw expected("a number", json) }
    return number
  }

  /// Points: a `px` is one and a `rem` is sixteen.
  func dimension(_ json: JSON) throws(TokenError) -> Double {
    try quantity(json, units: ["px": 1, "rem": 16])
  }

  /// Milliseconds.
  func duration(_ json: JSON) throws(TokenError) -> Double {
    let milliseconds = try quantity(json, units: ["ms": 1, "s": 1000])
    guard milliseconds >= 0 else { throw token.fault("a duration cannot be negative") }
    return milliseconds
  }

  private func quantity(_ json: JSON, units: [String: Double]) throws(TokenError) -> Double {
    let members = try object(json, with: ["value", "unit"])
    guard case .string(let unit)? = members["unit"], let factor = units[unit] else {
      throw token.fault("“unit” must be one of \(units.keys.sorted().joined(separator: ", "))")
    }
    let quantity = try number(members["value"] ?? .null) * factor
    guard quantity.isFinite else { throw token.fault("the number is too big") }
    return quantity
  }

  /// The members of an object which has all the required names, and besides these only optional ones.
  func object(
    _ json: JSON, with required: [String], optional: [String] = []
  ) throws(TokenError) -> [JSON.Member] {
    guard case .object(let members) = json else {
      throw expected("an object with \(required.joined(separator: ", "))", json)
    }
    if let missing = required.first(where: { members[$0] == nil }) {
      throw token.fault("“\(missing)” is missing")
    }
    if let extra = members.first(where: { !(required + optional).contains($0.name) }) {
      throw token.fault("“\(extra.name)” does not belong here")
    }
    return members
  }

  func expected(_ what: String, _ json: JSON) -> TokenError {
    token.fault("\(what) was expected, not \(json.kind)")
  }
}
