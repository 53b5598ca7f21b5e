import Foundation
import TrellisKit

/// Fills the folder of a new app.
struct AppMaker {
  let plan: NewAppPlan
  let isInterrupted: () -> Bool

  /// Fills an empty folder: the files, a first feature where there is none, and a git repository with all of it staged.
  ///
  /// - Returns: what could not be done and isn't needed, each on one line.
  func fill(_ folder: String) throws(ScaffoldingError) -> [String] {
    for path in plan.files.carried { try carry(path, into: folder) }
    let format = SwiftFormat(configuration: "\(folder)/\(AppRepository.formatConfiguration)")
    try format.format(plan.texts.keys.filter { $0.hasSuffix(".swift") }, in: folder)
    if plan.features.needsHome {
      let home = try NewFeaturePlan(try ModuleName("Home"), in: try AppRepository(at: folder))
      var writer = ChangeWriter(root: folder, isInterrupted: isInterrupted)
      try writer.write(home.changes)
    }
    return track(folder)
  }

  private func carry(_ path: String, into folder: String) throws(ScaffoldingError) {
    if isInterrupted() { throw ScaffoldingError("interrupted") }
    let source = "\(plan.source.root)/\(path)"
    let target = "\(folder)/\(path)"
    do {
      let parent = target.parentFolder
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      guard let text = plan.texts[path] else {
        try FileManager.default.copyItem(atPath: source, toPath: target)
        return
      }
      try Data(text.utf8).write(to: URL(fileURLWithPath: target), options: .withoutOverwriting)
      let attributes = try FileManager.default.attributesOfItem(atPath: source)
      if let permissions = attributes[.posixPermissions] {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: target)
      }
    } catch {
      throw ScaffoldingError("\(path): \(error.localizedDescription)")
    }
  }

  private func track(_ folder: String) -> [String] {
    guard ChildProcess.path(of: "git") != nil else {
      return ["There is no git on the PATH: the app is no repository yet."]
    }
    do {
      // Not with a repository that the environment may name.
      let other = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
      for words in [["init", "--quiet", "--initial-branch=main"], ["add", "--all", "--force"]] {
        let output = try ChildProcess(["env"] + other + ["git"] + words, in: folder).run()
        guard output.code == 0 else {
          return ["git \(words[0]): \(output.errorText.split(separator: "\n").first ?? "failed")".onOneLine]
        }
      }
      return []
    } catch {
      return ["\(error)"]
    }
  }
}
