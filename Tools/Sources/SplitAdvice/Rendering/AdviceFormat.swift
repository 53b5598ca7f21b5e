import TrellisKit

/// How the advice is written.
enum AdviceFormat: String, CaseIterable {
  case text, json, svg

  /// Whether a file holds advice in one of these forms.
  static func isAdvice(_ file: FileEnds) -> Bool {
    let firstLine = file.beginning.split(separator: "\n").first ?? ""
    return file.beginning.hasPrefix("{\n  \"history\" : {") || file.isDrawing
      || firstLine.hasSuffix(" (tests aside)")
  }
}
