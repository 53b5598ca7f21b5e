import SwiftSources
import SwiftSyntax
import Testing

struct `The walk` {
  /// What the context says at each call of `probe`.
  private func probes(_ source: String, _ read: @escaping (WalkContext) -> String) -> [String] {
    var found: [String] = []
    _ = facts(of: source) { table in
      table.hooks(of: "probe", seesPreviews: true) { hooks in
        hooks.on(FunctionCallExprSyntax.self) { call, context in
          if call.calleeName == "probe" { found.append(read(context)) }
        }
      }
    }
    return found
  }

  @Test(arguments: [
    ("var body: some View { probe() }", "withMember"),
    ("var body: some View { get { probe() } }", "withMember"),
    ("var body: some View { VStack { probe() } }", "withMember"),
    ("var body: some View { Button { probe() } label: { x } }", "later"),
    ("var body: some View { Button(action: { probe() }) { x } }", "later"),
    ("var body: some View { Button(action: act) { probe() } }", "withMember"),
    ("var body: some View { CloseButton { probe() } }", "later"),
    ("var body: some View { Menu(\"x\") { probe() } primaryAction: { y } }", "withMember"),
    ("var body: some View { Menu(\"x\") { y } primaryAction: { probe() } }", "later"),
    ("var body: some View { x.alert(\"x\", isPresented: $y) { probe() } message: { z } }", "withMember"),
    ("var body: some View { x.onChange(of: y) { probe() } }", "later"),
    ("var body: some View { Task { withAnimation { probe() } } }", "later"),
    ("var body: some View { x.visualEffect { content, proxy in probe() } }", "unknown"),
    ("var body: some View { Binding(get: { probe() }, set: { _ in }) }", "later"),
    ("init() { probe() }", "initialization"),
    ("let x = probe()", "initialization"),
    ("static let x = probe()", "once"),
    ("lazy var x = probe()", "once"),
    ("var x: Int { get { 1 } set { probe() } }", "later"),
    ("var x = 1 { didSet { probe() } }", "later"),
    ("func f() { func g() { probe() } }", "unknown"),
    ("deinit { probe() }", "later"),
  ])
  func `knows when code runs`(_ member: String, _ evaluation: String) {
    #expect(probes("struct V: View { \(member) }") { "\($0.evaluation)" } == [evaluation])
  }

  @Test func `knows where it is`() {
    let source = """
      probe()
      struct Outer {
        struct Inner { func f() { [1].map { probe() } } }
        func after() { probe() }
        #if DEBUG
          var x: Int { probe() }
        #elseif os(Linux)
        #else
          var y: Int { probe() }
        #endif
      }
      func free() { struct Local { func g() { probe() } }; probe() }
      #Preview { probe() }
      """
    let found = probes(source) { context in
      [
        context.symbol, context.conditions.joined(separator: ","), context.isInPreview ? "preview" : "",
        context.closures.map(\.callee).joined(separator: ","), context.type?.isLocal == true ? "local" : "",
      ].joined(separator: "|")
    }
    #expect(
      found == [
        "||||", "Outer.Inner.f|||map|", "Outer.after||||", "Outer.x|DEBUG|||",
        "Outer.y|!(DEBUG),!(os(Linux))|||", "Local.g||||local", "free||||", "||preview||",
      ])
  }

  @Test func `calls hooks before and after, and not in previews unless asked`() {
    var calls: [String] = []
    _ = facts(of: "struct A { func f() {} }\n#Preview { struct B {} }") { table in
      table.hooks(of: "one", seesPreviews: false) { hooks in
        hooks.on(StructDeclSyntax.self) { node, _ in calls.append("on \(node.name.text)") }
        hooks.on(FunctionDeclSyntax.self) { node, _ in calls.append("on \(node.name.text)") }
        hooks.after(StructDeclSyntax.self) { node, _ in calls.append("after \(node.name.text)") }
      }
      table.hooks(of: "two", seesPreviews: true) { hooks in
        hooks.on(StructDeclSyntax.self) { node, _ in calls.append("two \(node.name.text)") }
      }
    }
    #expect(calls == ["on A", "two A", "on f", "after A", "two B"])
  }

  @Test func `reports under the rule that found it`() {
    let candidates = facts(
      of: "struct V: View {\n  var body: some View { title }\n  var title: Text { probe() }\n}"
    ) {
      table in
      table.hooks(of: "first", seesPreviews: false) { hooks in
        hooks.on(FunctionCallExprSyntax.self) { $1.report($0, "certain") }
        hooks.on(FunctionCallExprSyntax.self) { $1.reportIfEvaluatedByBody($0, "perhaps") }
      }
    }.candidates
    #expect(candidates.map(\.rule) == ["first", "first"])
    #expect(candidates.map(\.symbol) == ["V.title", "V.title"])
    #expect(candidates.map(\.condition) == [.none, .reachedFromBody(type: "V", member: "title")])
    #expect(candidates[0].span.start.line == 3)
    #expect(candidates[0].line == "  var title: Text { probe() }")
  }
}
