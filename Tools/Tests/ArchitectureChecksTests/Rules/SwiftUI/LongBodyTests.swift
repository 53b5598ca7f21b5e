import Testing

@testable import ArchitectureChecks

struct `A long body` {
  @Test(arguments: reported + accepted)
  func `is found by its lines of code`(_ fixture: Fixture) throws {
    try fixture.check(LongBody.self)
  }

  @Test(arguments: [50: 0, 51: 1])
  func `may have fifty lines`(lines: Int, findings: Int) throws {
    let rows = Array(repeating: "    Text(\"x\")", count: lines).joined(separator: "\n")
    let fixture = Fixture(
      "\(lines) lines",
      """
      struct Screen: View {
        var body: some View {
      \(rows)
        }
      }
      """)
    #expect(try fixture.findings(of: LongBody.self).count == findings)
  }

  static let reported = [
    Fixture(
      "of a view", options: ["lines": .number(5)],
      """
      struct Screen: View {
        var body: some View { // expect: long-body
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          Text("5")
          Text("6")
        }
      }
      """),
    Fixture(
      "of a modifier and of a style", options: ["lines": .number(5)],
      """
      struct Framed: ViewModifier {
        func body(content: Content) -> some View { // expect: long-body
          content
            .padding()
            .border(.red)
            .padding()
            .border(.red)
            .padding()
        }
      }
      struct Filled: ButtonStyle {
        func makeBody( // expect: long-body
          configuration: Configuration
        ) -> some View {
          configuration.label
            .padding()
            .border(.red)
            .padding()
            .border(.red)
            .padding()
        }
      }
      """),
    Fixture(
      "in an extension, with a getter and with branches", options: ["lines": .number(5)],
      """
      extension Screen: View {
        public var body: some View { // expect: long-body
          get {
            #if os(iOS)
              Text("1")
            #else
              Text("2")
            #endif
          }
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "comments and blank lines", options: ["lines": .number(5)],
      """
      struct Screen: View {
        var body: some View {
          // one
          // two

          Text("1")
          // three

          /// four
          Text("2")
        }
      }
      """),
    Fixture(
      "a long helper, and a preview", options: ["lines": .number(5)],
      """
      struct Screen: View {
        var body: some View { list }
        var list: some View {
          Text("1")
          Text("2")
          Text("3")
          Text("4")
          Text("5")
          Text("6")
        }
      }
      struct Screen_Previews: PreviewProvider {
        struct Body: View {
          var body: some View {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
          }
        }
      }
      """),
    Fixture(
      "a scene, a reducer, a request, and a local variable", options: ["lines": .number(5)],
      """
      @main struct Sample: App {
        var body: some Scene {
          WindowGroup {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
          }
        }
      }
      struct Feature {
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.a = 1
            state.b = 1
            state.c = 1
            return .none
          }
        }
      }
      struct Request {
        var body: Data {
          var data = Data()
          data.append(1)
          data.append(2)
          data.append(3)
          data.append(4)
          return data
        }
      }
      """),
  ]
}
