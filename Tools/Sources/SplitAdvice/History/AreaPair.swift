/// Two areas, in their order.
struct AreaPair: Hashable, Sendable {
  let first: Int
  let second: Int

  init(_ one: Int, _ other: Int) {
    first = min(one, other)
    second = max(one, other)
  }
}
