import Foundation

/// What `trellis new app` says.
struct NewAppReport {
  let plan: NewAppPlan
  let folder: String

  /// What would be made.
  var dryRun: String {
    let left = plan.files.leftOut.filter { !$0.hasPrefix("Tools/Tests/") }.map { "  \($0)\n" }
    return """
      \(plan.name) would be made in \(folder):

      \(contents)Of them with another text: \(plan.texts.count).
      Left out besides Tools/Tests: \(left.count).
      \(left.joined())
      """
  }

  /// What was made, and what comes next.
  var made: String {
    """
    \(plan.name) is made in \(folder):

    \(contents)Next:
      cd \(folder.contains(" ") ? "'\(folder)'" : folder)
      swift run App
      swift test
      swift run --package-path Tools trellis check
      swift run --package-path Tools trellis new feature Orders

    """
  }

  private var contents: String {
    var rows = [
      ("features", plan.features.chosen + (plan.features.needsHome ? ["Home (new: an app needs a tab)"] : []))
    ]
    rows.append(("without", plan.features.leftOut))
    rows.append(("files", ["\(plan.files.carried.count)"]))
    rows.append(("links", ["\(plan.name.identifier)://FEATURE"]))
    if plan.files.untracked > 0 {
      rows.append(("left", ["\(plan.files.untracked) files that git doesn't track"]))
    }
    let lines = rows.filter { !$0.1.isEmpty }.map { title, values in
      "  \(title.padding(toLength: 10, withPad: " ", startingAt: 0))\(values.joined(separator: ", "))\n"
    }
    return lines.joined() + "\n"
  }
}
