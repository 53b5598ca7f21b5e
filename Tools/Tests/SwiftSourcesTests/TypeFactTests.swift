import SwiftSources
import Testing

struct `Facts about types` {
  @Test func `name nested types, extensions and their members`() {
    let types = facts(
      of: """
        @MainActor public struct Outer: View, Sendable {
          enum Inner { case a, b(Int); case c }
          private(set) var name = "x"
          public static let shared = Outer()
          var computed: Int { 1 }
          var observed = 1 { didSet {} }
          func work<T>(_ value: T) -> [T] { [] }
          init() {}
          subscript(index: Int) -> Int { index }
          typealias ID = String
        }
        extension Outer.Inner: CustomStringConvertible { var description: String { "" } }
        """
    ).types
    #expect(types.map(\.name) == ["Outer.Inner", "Outer", "Outer.Inner"])
    #expect(types.map(\.kind) == [.enumeration, .structure, .extending])
    #expect(types[0].members.map(\.name) == ["a", "b", "c"])
    #expect(types[1].access == "public")
    #expect(types[1].attributes == ["MainActor"])
    #expect(types[1].inherited == ["View", "Sendable"])
    #expect(
      types[1].members.map(\.name) == [
        "name", "shared", "computed", "observed", "work", "init", "subscript", "ID",
      ])
    #expect(
      types[1].members.map(\.kind) == [
        .storedProperty, .storedProperty, .computedProperty, .storedProperty, .function, .initializer,
        .subscripting, .other,
      ])
    #expect(types[1].members.map(\.access) == ["", "public", "", "", "", "", "", ""])
    #expect(types[1].members[1].isStatic)
    #expect(types[1].members[4].type == "[T]")
    #expect(types[2].inherited == ["CustomStringConvertible"])
  }

  @Test func `leave out types inside functions`() {
    let facts = facts(of: "func f() { struct Local { var x = 1 } }\nlet a = 1, b = 2\nvar c: Int { 3 }")
    #expect(facts.types.isEmpty)
    #expect(facts.declarations.map(\.name) == ["f", "a", "b", "c"])
  }

  @Test(arguments: [
    ("struct V: View { var body: some View { Text(\"\") } }", "body", MemberFact.ViewRole.body),
    ("struct V: SwiftUI.View { var body: Text { Text(\"\") } }", "body", .body),
    ("extension V { var body: some SwiftUI.View { x } }", "body", .body),
    ("struct M: ViewModifier { func body(content: Content) -> some View { content } }", "body", .body),
    ("struct S: ButtonStyle { func makeBody(configuration: C) -> some View { x } }", "makeBody", .body),
    ("struct A: App { var body: some Scene { x } }", "body", .body),
    ("struct V: View { private var list: some View { x } }", "list", .part),
    ("struct V: View { @ViewBuilder func row(_ x: Int) -> Text { x } }", "row", .part),
    ("struct V: View { var any: AnyView { x } }", "any", .part),
    ("struct V: View { var title: String { x } }", "title", .none),
    ("struct R: Reducer { var body: some ReducerOf<Self> { x } }", "body", .none),
    ("struct Request { var body: Data { x } }", "body", .none),
  ])
  func `tell what makes views`(_ source: String, _ member: String, _ role: MemberFact.ViewRole) throws {
    let found = facts(of: source).types.flatMap(\.members).first { $0.name == member }
    #expect(try #require(found).viewRole == role)
  }

  @Test(arguments: [
    ("header; footer()", ["footer", "header"]),
    ("self.header; Self.make(); V.other", ["header", "make", "other"]),
    ("model.header; Other.make()", ["model"]),
    ("let header = plain; return header", ["plain"]),
    ("if let header { Text(header) }", ["header"]),
    ("guard let header = header else { return }", ["header"]),
    ("Button { act() } label: { label }", ["label"]),
    ("Button(\"x\") { act() }", []),
    ("Button(\"x\", action: act)", ["act"]),
    ("x.onAppear { act() }.task { await load() }", ["x"]),
    ("x.sheet(isPresented: $shown, onDismiss: { act() }) { details }", ["details", "x"]),
    ("items.map { title($0) }", ["items", "title"]),
    ("unknown { hidden }", ["unknown"]),
    ("ForEach(items) { item in row(item) }", ["items", "row"]),
    ("func local() { hidden }", []),
    ("{ shown }()", ["shown"]),
  ])
  func `tell which members a body evaluates`(_ body: String, _ uses: [String]) throws {
    let type = try #require(facts(of: "struct V: View { var body: some View { \(body) } }").types.first)
    #expect(type.members[0].uses == uses)
  }

  @Test func `mark what is for previews`() {
    let facts = facts(
      of: """
        struct P: PreviewProvider { static var previews: some View { x } }
        #Preview { struct Inside: View { var body: some View { x } } }
        """)
    #expect(facts.types.filter { !$0.isPreview }.isEmpty)
  }
}
