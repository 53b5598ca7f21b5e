/// Reads what `git log -z --name-status` prints, while it comes.
///
/// A commit is four fields, each ended by a NUL: hash, day, name and address. A change is a status and a path, or two paths
/// when it is a rename or a copy; the first status of a commit stands after a line break. Nothing else tells them apart, and
/// nothing needs to: a path can be anything, but stands only where a status has announced it.
struct LogParser {
  /// The format of a commit, for `git log`.
  static let format = "--format=%H%x00%cs%x00%aN%x00%aE"

  enum Event: Equatable {
    case commit(LoggedCommit)
    case change(FileChange)
  }

  private enum Expected {
    case commitOrStatus
    case header
    case path(isRename: Bool, isCopy: Bool)
  }

  private var expected = Expected.commitOrStatus
  private var field: [UInt8] = []
  private var header: [[UInt8]] = []
  private var oldPath: [UInt8]?

  /// Takes a part of the stream.
  ///
  /// - Parameters:
  ///   - bytes: the part; it may end anywhere.
  ///   - report: is called for each commit and each change, in their order.
  mutating func take(_ bytes: ArraySlice<UInt8>, _ report: (Event) -> Void) {
    for part in bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast() {
      field += part
      finishField(report)
      field.removeAll(keepingCapacity: true)
    }
    // What stands behind the last NUL is the beginning of a field.
    let end = bytes.lastIndex(of: 0).map { $0 + 1 } ?? bytes.startIndex
    field += bytes[end...]
  }

  private mutating func finishField(_ report: (Event) -> Void) {
    switch expected {
    case .commitOrStatus:
      let text = field.first == UInt8(ascii: "\n") ? field[1...] : field[...]
      if text.count >= 40 {
        header = [Array(text)]
        expected = .header
      } else {
        expected = .path(
          isRename: text.first == UInt8(ascii: "R"), isCopy: text.first == UInt8(ascii: "C"))
      }
    case .header:
      header.append(field)
      guard header.count == 4 else { return }
      let texts = header.map { String(decoding: $0, as: UTF8.self) }
      report(.commit(LoggedCommit(hash: texts[0], day: texts[1], author: texts[2], email: texts[3])))
      expected = .commitOrStatus
    case .path(let isRename, let isCopy):
      if isRename || isCopy, oldPath == nil {
        oldPath = field
        return
      }
      report(.change(FileChange(path: field, oldPath: isRename ? oldPath : nil)))
      oldPath = nil
      expected = .commitOrStatus
    }
  }
}
