/// Text in lines of a width.
public enum TextLines {
  /// Breaks a text between words.
  ///
  /// - Parameters:
  ///   - text: the text; its own line breaks are kept.
  ///   - columns: how wide a line may become. A longer word stands alone.
  ///   - indentation: how many blanks each line begins with.
  public static func wrap(_ text: String, columns: Int, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines: [String] = []
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, indentation + line.count + 1 + word.count > columns {
          lines.append(margin + line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
      }
      return (lines + [margin + line]).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
