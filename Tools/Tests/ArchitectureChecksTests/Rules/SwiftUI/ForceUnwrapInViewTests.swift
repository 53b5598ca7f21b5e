import Testing

@testable import ArchitectureChecks

struct `A force unwrap in a view` {
  @Test(arguments: reported + accepted)
  func `is found where a missing value ends the app`(_ fixture: Fixture) throws {
    try fixture.check(ForceUnwrapInView.self)
  }

  static let reported = [
    Fixture(
      "in a body",
      """
      struct Name: View {
        var body: some View { Text(user!.name) } // expect: force-unwrap-in-view
      }
      """),
    Fixture(
      "in an action, a try and a cast",
      """
      struct Name: View {
        var body: some View {
          Button("x") { open(URL(string: link)!) } // expect: force-unwrap-in-view
            .task { items = try! await load() } // expect: force-unwrap-in-view
        }
        func show(_ any: Any) { name = (any as! Person).name } // expect: force-unwrap-in-view
      }
      """),
    Fixture(
      "in an extension in another file, after a check of something else, in an interpolated address",
      #"""
      // file: Sources/Sample/Name.swift
      struct Name: View {
        var body: some View { details }
      }
      // file: Sources/Sample/Name+Details.swift
      extension Name {
        @ViewBuilder var details: some View {
          if other != nil { Text(error!.text) } // expect: force-unwrap-in-view
          Link("x", destination: URL(string: "https://example.com/\(id)")!) // expect: force-unwrap-in-view
          Text(formatter.string(from: price)!) // expect: force-unwrap-in-view
        }
      }
      """#),
  ]

  static let accepted = [
    Fixture(
      "literals, constants and dates",
      """
      struct Name: View {
        let home = URL(string: "https://example.com")!
        var body: some View {
          Link("x", destination: URL(string: "https://example.com")!)
          Link("x", destination: URL(string: UIApplication.openSettingsURLString)!)
          Text(Calendar.current.date(byAdding: .day, value: 1, to: .now)!, style: .date)
          Text(isOn ? "x" : "y").disabled(!isOn)
        }
      }
      """),
    Fixture(
      "what was asked for",
      #"""
      struct Name: View {
        var body: some View {
          if error != nil { Text(error!.text) }
          Text(place.name != nil ? place.name! : "")
          if !items.isEmpty { Text(items.first!.name) }
          if user == nil { EmptyView() } else { Text(user!.name) }
        }
        func send() {
          guard draft != nil, count > 3 else { return }
          post(draft!)
        }
      }
      """#),
    Fixture(
      "what is always there",
      #"""
      struct Name: View {
        var body: some View {
          Button("x") { number = (1...6).randomElement()! + [1, 2].randomElement()! }
          Button("y") { kind = Kind.allCases.randomElement()! }
          Player(url: Bundle.main.url(forResource: "intro", withExtension: "mp4")!)
          Text(try! AttributedString(markdown: "**x**"))
        }
      }
      """#),
    Fixture(
      "models, controllers, previews and static members",
      """
      final class Model { var name: String { user!.name } }
      final class Controller: UIViewController { func show() { push(storyboard!.instantiate()) } }
      struct Name: View {
        static let image = UIImage(named: name)!
        var body: some View { EmptyView() }
      }
      #Preview { Name(user: users.first!) }
      """),
    Fixture(
      "properties that are declared with it, and optional forms",
      """
      struct Name: View {
        @State private var player: Player!
        var body: some View {
          if let user { Text(user.name) }
          Text((any as? Person)?.name ?? "").task { try? await load() }
        }
      }
      extension Model { func name() -> String { user!.name } }
      final class Canvas: View { func draw() { layer!.draw() } }
      """),
  ]
}
