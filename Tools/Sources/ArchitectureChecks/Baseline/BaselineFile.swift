import Foundation
import TrellisKit

/// The file of a baseline.
enum BaselineFile {
  static func read(_ path: String) throws(ConfigurationError) -> Baseline {
    let content: Data
    do {
      content = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ConfigurationError(path: path, reason: "the baseline can't be read; --write-baseline makes one")
    }
    do {
      return try JSONDecoder().decode(Baseline.self, from: content)
    } catch {
      throw ConfigurationError(path: path, reason: "is no baseline: \(ConfigurationError.reason(of: error))")
    }
  }

  static func output(_ path: String) -> CommandOutput {
    CommandOutput(path) {
      $0.beginning.hasPrefix("{\n  \"findings\" : [") && $0.ending.contains("\"version\" : ")
    }
  }

  static func write(_ baseline: Baseline, to path: String) throws {
    try output(path).write(JSONText.of(baseline))
  }
}
