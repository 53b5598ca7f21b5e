import SwiftSources
import TrellisKit

/// What is wrong with a comment that suppresses findings.
enum SuppressionComplaints {
  static func complaints(
    about suppression: Suppression, used: Set<String>, in path: String, isOn: (String) -> Bool
  ) -> [Finding] {
    func finding(_ rule: any Rule.Type, _ message: String) -> Finding {
      Finding(
        rule: rule.id, path: path, span: suppression.span, message: message, symbol: "",
        line: suppression.rules.joined(separator: " "))
    }
    guard !suppression.rules.isEmpty else {
      return [finding(BlanketSuppression.self, "a suppression has to name the rules that it is for")]
    }
    var complaints = suppression.rules.compactMap { id -> Finding? in
      guard RuleCatalog.byID[id] != nil else {
        let question = Suggestion.question(for: id, in: RuleCatalog.byID.keys)
        return finding(UnknownSuppression.self, "there is no rule “\(id.onOneLine)” to suppress\(question)")
      }
      return used.contains(id) || !isOn(id)
        ? nil : finding(UnusedSuppression.self, "\(id) has nothing to suppress here")
    }
    let isUnused = { (rule: String) in RuleCatalog.byID[rule] != nil && !used.contains(rule) && isOn(rule) }
    if suppression.rules.allSatisfy(isUnused), suppression.span.lines.count == 1 {
      complaints[0].fix = [
        TextEdit(range: suppression.span.start.offset..<suppression.span.end.offset, replacement: "")
      ]
    }
    if suppression.reason == nil {
      complaints.append(
        finding(UnexplainedSuppression.self, "a suppression has to say why: “trellis:disable… RULE - reason”")
      )
    }
    return complaints
  }
}
