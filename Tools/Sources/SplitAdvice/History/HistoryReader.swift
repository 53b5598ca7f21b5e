import Foundation
import TrellisKit

/// Asks git for the history of a tree.
struct HistoryReader {
  let root: String
  let settings: AdviceSettings

  /// Reads it, in one go and without keeping it.
  func read(_ areas: HistoryAreas) -> HistoryReading {
    let git = GitRepository(folder: root)
    do throws(GitError) {
      let answer = try git.ask(["rev-parse", "--is-shallow-repository", "--show-prefix"])
      let isShallow = answer.hasPrefix("true\n")
      // The folder's name may have line breaks itself.
      let prefix = String(answer.drop { $0 != "\n" }.dropFirst().dropLast())
      // Git fails quietly when no commit was made yet; one that can't be read is told below.
      guard (try? git.ask(["rev-parse", "--verify", "--quiet", "HEAD"])) != nil else {
        return HistoryReading(missing: "the repository has no commits")
      }
      let seconds = Double(
        try git.ask(["log", "-1", "--format=%ct", "HEAD"]).trimmingCharacters(in: .whitespacesAndNewlines))
      let firstDay = settings.since.firstDay(before: Date(timeIntervalSince1970: seconds ?? 0))
      var recorder = HistoryRecorder(areas, prefix: prefix, filesPerCommit: settings.filesPerCommit)
      var parser = LogParser()
      let isPartialClone = isPartialClone(git)
      try git.ask(arguments(since: firstDay, isPartialClone: isPartialClone)) { bytes in
        parser.take(bytes) { recorder.take($0) }
      }
      return HistoryReading(
        recorder.finish(), since: firstDay, isShallow: isShallow, isPartialClone: isPartialClone,
        settings: settings)
    } catch {
      return HistoryReading(missing: error.description)
    }
  }

  /// Merges bring nothing of their own. What a person has configured for their own eyes doesn't count. In a clone without
  /// old contents, only files that were moved unchanged are followed, since git would fetch the others one by one.
  private func arguments(since day: String?, isPartialClone: Bool) -> [String] {
    let configuration = ["log.showRoot=true", "log.showSignature=false", "i18n.logOutputEncoding=UTF-8"]
    return configuration.flatMap { ["-c", $0] } + [
      "log", "--no-merges", "--date-order", "-z", "--name-status", isPartialClone ? "-M100%" : "-M", "-l1000",
      "--no-ext-diff", "--no-relative", "--no-color", "--max-count=\(settings.commits)", LogParser.format,
    ] + (day.map { ["--since=\($0)T00:00:00Z"] } ?? []) + ["HEAD", "--"]
  }

  private func isPartialClone(_ git: GitRepository) -> Bool {
    // Git fails when nothing of this name is configured: then it is none.
    let answer = try? git.ask(["config", "--get-regexp", #"^remote\..*\.promisor$"#])
    return answer?.contains("true") == true
  }
}
