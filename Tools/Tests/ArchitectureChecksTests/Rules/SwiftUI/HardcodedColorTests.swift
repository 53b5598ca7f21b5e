import Testing

@testable import ArchitectureChecks

struct `A hard-coded colour` {
  @Test(arguments: reported + accepted)
  func `is found in views alone`(_ fixture: Fixture) throws {
    try fixture.check(HardcodedColor.self)
  }

  static let reported = [
    Fixture(
      "from components and from digits",
      """
      struct Card: View {
        var body: some View {
          Text("x").foregroundColor(Color(red: 0.2, green: 0.4, blue: 60 / 255)) // expect: hardcoded-color
          Text("y").foregroundStyle(Color(hex: "#FF8800")) // expect: hardcoded-color
          Text("z").foregroundStyle(Color(.sRGB, white: 0.3, opacity: 1)) // expect: hardcoded-color
        }
      }
      """),
    Fixture(
      "white and black",
      """
      struct Card: View {
        var body: some View {
          VStack { Text("x").foregroundStyle(.black) } // expect: hardcoded-color
            .padding()
            .background(Color.white) // expect: hardcoded-color
        }
      }
      """),
    Fixture(
      "in a gradient of a helper, in a button style, from UIKit, as a literal",
      """
      struct Card: View {
        var body: some View { VStack { back } }
        var back: some View {
          LinearGradient(
            colors: [
              Color(hue: 0.1, saturation: 0.5, brightness: 1), // expect: hardcoded-color
              Color(UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)), // expect: hardcoded-color
              Color(#colorLiteral(red: 0, green: 0.4, blue: 1, alpha: 1)), // expect: hardcoded-color
            ], startPoint: .top, endPoint: .bottom)
        }
      }
      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(SwiftUI.Color(hex: 0xFF8800)) // expect: hardcoded-color
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "semantic colours, assets and tokens",
      """
      struct Card: View {
        var body: some View {
          Text("x").foregroundStyle(.primary).background(Color(.systemBackground))
          Text("x").foregroundColor(Color("Brand")).background(Tokens.surface)
          Text("x").foregroundColor(.white).background(Color.accentColor)
          Text("x").foregroundColor(.red).tint(.blue)
          Text("x").background(.ultraThinMaterial)
        }
      }
      """),
    Fixture(
      "where tokens are made",
      """
      extension Color {
        static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)
        static var paper: Color { Color(hex: "#FFFFEE") }
      }
      struct Palette { let ink = Color(white: 0.1); var line: Color { Color(white: 0.9) } }
      struct Card: View {
        private static let tint = Color(red: 0.2, green: 0.4, blue: 0.6)
        var body: some View { Text("x").foregroundColor(Self.tint) }
      }
      """),
    Fixture(
      "computed colours, shadows, and both schemes",
      #"""
      struct Card: View {
        @Environment(\.colorScheme) private var colorScheme
        var body: some View {
          Circle().fill(Color(red: r, green: g, blue: b))
          Circle().fill(Color(hex: item.color))
          Circle().shadow(color: Color(white: 0, opacity: 0.3), radius: 3)
          Circle().fill(colorScheme == .dark ? Color(white: 0.1) : Color(white: 0.9))
          Rectangle().background(Color.black.opacity(0.4))
          Text("x").foregroundColor(.black).background(Color.yellow)
        }
      }
      """#),
    Fixture(
      "black on a ground of its own, black grounds, and white behind an image",
      """
      struct Card: View {
        var body: some View {
          HStack { Text("x").foregroundColor(.black) }.padding().background(Color.yellow)
          ZStack { Picture(); Text("x").foregroundStyle(.black) }
          Player().background(.black)
          Image(uiImage: code).resizable().background(Color.white)
        }
      }
      """),
    Fixture(
      "UIKit, drawing code, actions and previews",
      """
      final class Controller: UIViewController {
        override func viewDidLoad() { view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
      }
      struct Card: View {
        var body: some View { Button("x") { color = Color(red: 1, green: 0, blue: 0) } }
      }
      #Preview { Card().background(Color(red: 1, green: 0, blue: 0)) }
      """),
  ]
}
