import Screens

extension ElementDrawer {
  private static let widestBar = 24

  func draw(_ progress: Progress) -> Block {
    guard let fraction = progress.fraction else {
      let label = SafeText(progress.label).truncated(to: max(innerWidth - 2, 0))
      return Block([StyledLine([Span(spinner.symbol + " ", CellStyle(foreground: .accent)), Span(label)])])
    }
    let percentage = SafeText(" \(Int((fraction * 100).rounded(.down))) %")
    let barWidth = max(min(Self.widestBar, innerWidth - percentage.width), 0)
    let doneWidth = Int((fraction * Double(barWidth)).rounded(.down))
    let bar = StyledLine([
      Span(SafeText(repeating: "█", width: doneWidth), CellStyle(foreground: .accent)),
      Span(SafeText(repeating: "░", width: barWidth - doneWidth), CellStyle(foreground: .border)),
      Span(percentage, .secondary),
    ])
    return Block([StyledLine(SafeText(progress.label).truncated(to: innerWidth)), bar])
  }
}
