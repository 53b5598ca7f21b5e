/// The style sheet and the heads of arrows.
enum GraphStyle {
  /// How many groups have a colour of their own.
  static let colorCount = light.count

  /// Fill and border of the boxes of each group: hues far apart, all as light as each other.
  private static let light = [
    ("#ddf4ff", "#54aeff"), ("#dafbe1", "#4ac26b"), ("#fff1c9", "#d4a72c"), ("#fbefff", "#c297ff"),
    ("#ffe3dc", "#f0886b"), ("#d5f5f1", "#39b3a6"), ("#ffe5f1", "#f48cbb"), ("#eaeef2", "#8c959f"),
  ]
  private static let dark = [
    ("#0c2d4d", "#388bfd"), ("#0f3320", "#2ea043"), ("#3a2d06", "#bb8009"), ("#2b1b49", "#8957e5"),
    ("#42190f", "#d9593d"), ("#08332f", "#1f9a8c"), ("#42152c", "#d1548c"), ("#21262d", "#6e7681"),
  ]

  static let element = """
    <style>
    text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    .headline{font-size:19px;font-weight:600}.note{font-size:12px}
    .name{font-size:13px;font-weight:600;text-anchor:middle}.size{font-size:10px;text-anchor:middle}
    .box{stroke-width:1.3}.dashed{stroke-dasharray:4 3}
    .edge{fill:none;stroke-width:1.3}.unused{stroke-dasharray:6 4}.declared{stroke-dasharray:1.5 4}
    .undeclared{stroke-width:1.8}.cycle{stroke-width:2.2}
    .frame{fill:none;stroke-width:1.2;stroke-dasharray:5 4}.new{stroke-width:2.2;stroke-dasharray:none}
    .label{font-size:12.5px;font-weight:600}.count{font-size:10px;text-anchor:middle;paint-order:stroke;stroke-width:4}
    \(sheet(paper: "#ffffff", ink: "#1f2328", note: "#59636e", edge: "#9aa4ae", warn: "#bc4c00", red: "#cf222e", light))
    @media (prefers-color-scheme: dark){
    \(sheet(paper: "#0d1117", ink: "#f0f6fc", note: "#9198a1", edge: "#656c76", warn: "#f0883e", red: "#f85149", dark))
    }
    </style>
    <defs>\(marker("import"))\(marker("undeclared"))\(marker("cycle"))</defs>
    """

  private static func sheet(
    paper: String, ink: String, note: String, edge: String, warn: String, red: String,
    _ colors: [(fill: String, border: String)]
  ) -> String {
    let boxes = colors.enumerated().map { ".c\($0){fill:\($1.fill);stroke:\($1.border)}" }.joined()
    return """
      .paper{fill:\(paper)}text{fill:\(ink)}.note,.size{fill:\(note)}.edge{stroke:\(edge)}.undeclared{stroke:\(warn)}
      .cycle{stroke:\(red)}.h-import{fill:\(edge)}.h-undeclared{fill:\(warn)}.h-cycle{fill:\(red)}
      .frame{stroke:\(edge)}.new{stroke:\(colors[0].border)}.count{fill:\(note);stroke:\(paper)}
      \(boxes)
      """
  }

  private static func marker(_ name: String) -> String {
    """
    <marker id="\(name)" viewBox="0 0 8 8" refX="1" refY="4" markerWidth="8" markerHeight="8" \
    markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path class="h-\(name)" d="M0 .8 7 4 0 7.2Z"/></marker>
    """
  }
}
