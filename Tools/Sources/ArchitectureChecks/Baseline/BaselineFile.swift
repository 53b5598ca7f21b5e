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

  static func write(_ baseline: Baseline, to path: String) throws {
    _ = try CommandOutput(path).write(JSONText.of(baseline))
  }
}
