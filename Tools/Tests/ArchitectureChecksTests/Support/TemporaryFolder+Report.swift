import TestSupport
import ToolsTestSupport

@testable import ArchitectureChecks

extension TemporaryFolder {
  /// Checks it without asking manifests that were asked before.
  func report(cache: Bool = false, _ change: (inout CheckOptions) -> Void = { _ in }) async throws
    -> CheckReport
  {
    var options = CheckOptions(root: root, cacheFolder: cache ? path(".cache") : nil, workers: 2)
    options.manifestCache = nil
    change(&options)
    return try await CheckRun(options).report()
  }
}

extension CheckReport {
  /// The findings, each as `path:line rule`.
  var places: [String] {
    findings.map { "\($0.path):\($0.span.start.line) \($0.rule)" }
  }
}

extension String {
  /// A file with one finding, on its second line, and perhaps lines before that.
  static func faulty(after lines: String = "") -> String {
    "\(lines)struct Row: View {\n  var body: some View { Text(\"x\").animation(.default) }\n}\n"
  }
}
