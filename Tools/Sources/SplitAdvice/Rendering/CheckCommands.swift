/// How to find the numbers by hand: commands for bash, about folders F and G and a module M.
struct CheckCommands {
  private let since: String
  private let filesPerCommit: Int
  private let hasHistory: Bool

  init(_ advice: Advice) {
    since = advice.reading.since.map { " --since=\($0)T00:00:00Z" } ?? ""
    filesPerCommit = advice.settings.filesPerCommit
    hasHistory = advice.reading.history != nil
  }

  let lines = "find F -name '*.swift' -exec grep -c '' /dev/null {} + | awk -F: '{n += $NF} END {print n}'"
  let imports =
    #"grep -rlE --include='*.swift' '^ *(@[a-z_A-Z]+ +|public +)*import +([a-z]+ +)?M\b' F | wc -l"#

  var commits: String { "\(log) --format=%h -- F | wc -l" }

  var contributors: String { "git shortlog -sne --no-merges\(since) HEAD -- F" }

  /// Defines what `coupling` and `common` need: the commits that can couple something.
  var function: String {
    "log() { \(log) --full-diff --format=%h --shortstat -- \"$1\""
      + " | awk '/ changed/ {if ($1 <= \(filesPerCommit)) print h} NF == 1 {h = $1}' | sort; }"
  }

  let coupling = "log F | wc -l"
  let common = "comm -12 <(log F) <(log G) | wc -l"

  var text: String {
    let history = """
        commits       \(commits)
        contributors  \(contributors)
        coupling      \(function)
                      \(coupling); \(common)
        Renamed files count where they are today.

      """
    return """
      By hand, for folders F and G and a module M:
        lines         \(lines)
        imports       \(imports)

      """ + (hasHistory ? history : "")
  }

  private var log: String { "git log --no-merges --full-history\(since)" }
}
