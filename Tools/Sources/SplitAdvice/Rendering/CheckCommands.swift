/// How to find the numbers by hand.
struct CheckCommands {
  private let advice: Advice

  init(_ advice: Advice) {
    self.advice = advice
  }

  var text: String {
    let since = advice.reading.since.map { " --since=\($0)T00:00:00Z" } ?? ""
    let history = """
        commits       log() { git log --no-merges --full-history\(since) --format=%h -- "$1" | sort; }; log F | wc -l
        common ones   comm -12 <(log F) <(log G) | wc -l
        contributors  git shortlog -sne --no-merges\(since) HEAD -- F
        Renamed files count where they are today. JSON lists the commits of over \(advice.settings.filesPerCommit) files.

      """
    return """
      By hand, for folders F and G and a module M:
        lines         find F -name '*.swift' -exec grep -c '' /dev/null {} + | awk -F: '{n += $NF} END {print n}'
        imports       grep -rlE --include='*.swift' '^ *(@[a-z_A-Z]+ +|public +)*import +([a-z]+ +)?M\\b' F | wc -l

      """ + (advice.reading.history == nil ? "" : history)
  }
}
