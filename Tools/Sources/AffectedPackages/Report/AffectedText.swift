import TrellisKit

/// A report for people.
struct AffectedText {
  let report: AffectedReport
  let style: TerminalStyle

  var text: String {
    let count = report.packages.count
    let heading = "\(count) of \(report.packageCount) packages \(count == 1 ? "is" : "are") affected"
    let cause = report.files.isEmpty ? "" : " by \(counted(report.files.count, "changed file"))"
    return style("\(heading)\(cause)", .bold) + " (\(report.comparison))\n"
      + report.packages.map(lines).joined() + silentFiles + commands
  }

  private func lines(_ package: AffectedPackage) -> String {
    let place = package.folder.isEmpty ? "." : package.folder
    let name = style(package.name.onOneLine, .cyan) + style("  \(place.onOneLine)", .faint)
    return "\n\(name)\n  \(Self.reason(package.reason))\n"
  }

  /// Why a package is affected, on one line.
  static func reason(_ reason: AffectedPackage.Reason) -> String {
    switch reason {
    case .file(let path, let chain): ([path] + chain).map(\.onOneLine).joined(separator: " → ")
    case .everything(let path): "\(path.onOneLine) → everything"
    case .all(let reason): reason.onOneLine
    }
  }

  /// The files that didn't go the usual way: those that count for everything, for nothing, or for more than one would think.
  private var silentFiles: String {
    let shown = report.files.filter { $0.targets.isEmpty }
    guard !shown.isEmpty else { return "" }
    let lines = shown.prefix(Self.mostFiles).map { file in
      let effect = file.packages.isEmpty && !file.isEverything ? style("counts for nothing", .faint) : nil
      let text = [file.explanation, effect].compactMap(\.self).joined(separator: ": ")
      return "  \(file.path.onOneLine) \(text)\n"
    }
    let left = shown.count - Self.mostFiles
    return "\n\(style("Files in no target", .bold))\n" + lines.joined()
      + (left > 0 ? "  and \(left) more (--format json has all)\n" : "")
  }

  private var commands: String {
    let commands = report.packages.compactMap { $0.command?.text }
    guard !commands.isEmpty else { return "" }
    return "\n\(style("To test them", .bold))\n" + commands.map { "  \($0.withoutControls)\n" }.joined()
  }

  private static let mostFiles = 20
}
