/// How the advice is written.
enum AdviceFormat: String, CaseIterable {
  case text, json, svg
}
