import Foundation

/// What a program wrote, within bounds: its beginning and its end.
struct CapturedOutput: Sendable {
  private var beginning = Data()
  private var end = Data()
  private var leftOut = 0
  private let limit: Int

  /// - Parameter limit: how many bytes of its end are kept, and a quarter of that of its beginning.
  init(limit: Int = 1 << 20) {
    self.limit = limit
  }

  mutating func append(_ data: Data) {
    let head = data.prefix(max(0, limit / 4 - beginning.count))
    beginning.append(head)
    end.append(data.dropFirst(head.count))
    if end.count > 2 * limit {
      leftOut += end.count - limit
      end = Data(end.suffix(limit))
    }
  }

  /// What is kept as text, with a line in place of what is not.
  var text: String {
    let gap = leftOut == 0 ? Data() : Data("\n… \(leftOut) bytes are left out …\n".utf8)
    return String(decoding: beginning + gap + end, as: UTF8.self)
  }
}
