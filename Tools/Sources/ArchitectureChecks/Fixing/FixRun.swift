import PackageModel
import SwiftSources
import TrellisKit

/// Changes files as certain fixes of findings say.
struct FixRun {
  let root: String

  /// What was done.
  struct Outcome: Equatable {
    var fixedCount = 0
    var problems: [PathProblem] = []
  }

  /// Applies the fixes of findings.
  ///
  /// - Parameters:
  ///   - findings: of which those with a fix count. Of two that touch the same text, the first counts.
  ///   - contents: what was in the files when they were checked. A file that has changed since is left alone.
  func apply(_ findings: [Finding], contents: [String: ContentHash]) -> Outcome {
    var outcome = Outcome()
    let byPath = Dictionary(grouping: findings.filter { !$0.fix.isEmpty }, by: \.path)
    for (path, findings) in byPath.sorted(by: { $0.key < $1.key }) {
      do {
        outcome.fixedCount += try fix(path, findings, contents[path])
      } catch {
        outcome.problems.append(PathProblem(path: path, message: error.reason))
      }
    }
    return outcome
  }

  private func fix(_ path: String, _ findings: [Finding], _ content: ContentHash?) throws(FileReading.Failure)
    -> Int
  {
    let absolute = "\(root)/\(path)"
    var bytes = try FileReading.bytes(of: absolute)
    guard ContentHash(of: bytes) == content else {
      throw FileReading.Failure(reason: "has changed since it was checked; it isn't fixed")
    }
    var edits: [TextEdit] = []
    var count = 0
    for finding in findings {
      let all = edits + finding.fix
      guard Self.fit(all, in: bytes.count) else { continue }
      edits = all
      count += 1
    }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = edit.replacement.isEmpty ? Self.removal(of: edit.range, in: bytes) : edit.range
      bytes.replaceSubrange(range, with: Array(edit.replacement.utf8))
    }
    guard count > 0 else { return 0 }
    do {
      try FileReplacement.write(bytes, to: absolute)
    } catch {
      throw FileReading.Failure(reason: "can't be written: \(error)")
    }
    return count
  }

  /// What goes at the end of a line takes the blanks before it along, and the line if nothing else is on it.
  private static func removal(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    func isBreak(_ index: Int) -> Bool { bytes[index] == 0x0A || bytes[index] == 0x0D }
    guard range.upperBound == bytes.count || isBreak(range.upperBound) else { return range }
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    var end = range.upperBound
    guard start == 0 || isBreak(start - 1) else { return start..<end }
    if end < bytes.count {
      end += bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? 2 : 1
    }
    return start..<end
  }

  /// Whether no two touch the same text.
  private static func fit(_ edits: [TextEdit], in count: Int) -> Bool {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return zip(sorted, sorted.dropFirst()).allSatisfy {
      $0.range.upperBound <= $1.range.lowerBound && $0 != $1
    }
      && sorted.last.map { $0.range.upperBound <= count } ?? true
  }
}
