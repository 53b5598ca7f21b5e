import TrellisKit

/// A short text for each finding that stays the same as long as its key does. Equal keys are counted, so that no two findings
/// of a report have the same.
enum Fingerprints {
  static func of(_ findings: [Finding]) -> [String] {
    var counts: [FindingKey: Int] = [:]
    return findings.map { finding in
      let key = FindingKey(finding)
      let number = counts[key, default: 0] + 1
      counts[key] = number
      let hash = ContentHash(of: [key.rule, key.path, key.symbol, key.text].joined(separator: "\0"))
      return "\(hash.description.prefix(16)):\(number)"
    }
  }
}
