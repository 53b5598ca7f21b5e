import Foundation
import TrellisKit

/// Findings that a project lives with for now. It is made only when somebody asks for it.
struct Baseline: Sendable, Equatable {
  private var counts: [FindingKey: Int]

  /// All of these findings.
  init(of findings: [Finding]) {
    counts = Dictionary(findings.map { (FindingKey($0), 1) }, uniquingKeysWith: +)
  }

  /// The findings that it doesn't know. Of equal ones it knows only as many as there were.
  func unknown(_ findings: [Finding]) -> [Finding] {
    var left = counts
    return findings.filter { finding in
      let key = FindingKey(finding)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
  }
}

extension Baseline: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, findings
  }

  private struct Entry: Codable {
    let path: String
    let rule: String
    let symbol: String
    let text: String
    let count: Int
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard try container.decode(Int.self, forKey: .version) == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: "it was written by a later version")
    }
    let entries = try container.decode([Entry].self, forKey: .findings)
    counts = Dictionary(entries.map { (FindingKey($0.path, $0.rule, $0.symbol, $0.text), $0.count) }) {
      $0 + $1
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(1, forKey: .version)
    try container.encode(
      counts.sorted { $0.key < $1.key }.map { key, count in
        Entry(path: key.path, rule: key.rule, symbol: key.symbol, text: key.text, count: count)
      }, forKey: .findings)
  }
}
