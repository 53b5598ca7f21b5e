/// A number of things, such as `1 file` and `2 files`.
///
/// - Parameters:
///   - count: how many there are.
///   - noun: what one of them is called; several are called so with an “s”.
public func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
