/// What `trellis new app` says.
struct NewAppReport {
  let plan: NewAppPlan
  let folder: String

  /// What would be made.
  var dryRun: String {
    let left = plan.files.leftOut.filter { !$0.hasPrefix("Tools/Tests/") }.map { "  \($0)\n" }
    return """
      \(plan.name) would be made in \(folder):

      \(contents)
      Of them with another text: \(plan.texts.count).
      Left out besides Tools/Tests: \(left.count).
      \(left.joined())
      """
  }

  /// What was made, and what comes next.
  var made: String {
    """
    \(plan.name) is made in \(folder):

    \(contents)
    Next:
      cd \(folder.contains(" ") ? "'\(folder)'" : folder)
      swift run App
      swift test
      swift run --package-path Tools trellis check
      swift run --package-path Tools trellis new feature Orders

    """
  }

  private var contents: String {
    let features =
      plan.features.chosen + (plan.features.needsHome ? ["Home (new, since an app needs a tab)"] : [])
    let without =
      plan.features.leftOut.isEmpty ? "" : "  without   \(plan.features.leftOut.joined(separator: ", "))\n"
    return """
        features  \(features.joined(separator: ", "))
      \(without)  files     \(plan.files.carried.count)
        links     \(plan.name.identifier)://FEATURE

      """
  }
}
