import Testing

@testable import ArchitectureChecks

struct `A fixed font size` {
  @Test(arguments: reported + accepted)
  func `is found on text`(_ fixture: Fixture) throws {
    try fixture.check(FixedFontSize.self)
  }

  static let reported = [
    Fixture(
      "on a text",
      """
      struct Card: View {
        var body: some View {
          Text("Hello").font(.system(size: 14)) // expect: fixed-font-size
          Text(title).bold().font(Font.system(size: 17, weight: .semibold)).padding() // expect: fixed-font-size
        }
      }
      """),
    Fixture(
      "on a stack, in a modifier, with more said about the font",
      """
      struct Small: ViewModifier {
        func body(content: Content) -> some View {
          content.font(.system(size: 11.5, design: .rounded).bold().monospacedDigit()) // expect: fixed-font-size
        }
      }
      struct Card: View {
        var body: some View {
          HStack { Text("x") }
            .font(.custom("Inter", fixedSize: 12)) // expect: fixed-font-size
        }
      }
      """),
    Fixture(
      "in the label of a button in a helper in another file",
      #"""
      // file: Sources/Sample/Card.swift
      struct Card: View { var body: some View { button() } }
      // file: Sources/Sample/Card+Button.swift
      extension Card {
        func button() -> some View {
          Button { act() } label: {
            Text("Go \(name)").font(.system(size: 20)) // expect: fixed-font-size
          }
        }
      }
      """#),
  ]

  static let accepted = [
    Fixture(
      "text styles, scaled sizes and fonts that scale",
      """
      struct Card: View {
        @ScaledMetric private var size = 14
        var body: some View {
          Text("x").font(.headline)
          Text("x").font(.system(size: size))
          Text("x").font(.system(.body, design: .rounded))
          Text("x").font(.custom("Inter", size: 14))
          Text("x").font(.custom("Inter", size: 14, relativeTo: .caption))
        }
      }
      """),
    Fixture(
      "symbols, emoji, decoration, and sizes with a limit",
      """
      struct Card: View {
        var body: some View {
          Image(systemName: "star").resizable().font(.system(size: 40))
          Text("🎉").font(.system(size: 60))
          Text("x").font(.system(size: 60)).accessibilityHidden(true)
          Text("x").font(.system(size: 17)).dynamicTypeSize(...DynamicTypeSize.accessibility3)
          RemoteImage(url: url).font(.system(size: 12))
        }
      }
      """),
    Fixture(
      "what is large as it is, and what has no room to grow",
      #"""
      struct Card: View {
        var body: some View {
          Text("\(score)").font(.system(size: 64, weight: .bold, design: .rounded))
          Text("\(count)").font(.system(size: 10)).foregroundStyle(.white).frame(width: 18, height: 18)
        }
      }
      """#),
    Fixture(
      "tokens, UIKit and previews",
      """
      extension Font {
        static let small = Font.system(size: 11)
        static func token(_ size: CGFloat) -> Font { .system(size: 12) }
      }
      struct Theme { var title: Font { .system(size: 20) } }
      final class Cell: UITableViewCell {
        func set() { label.font = .systemFont(ofSize: 12); icon.font(.system(size: 3)) }
      }
      #Preview { Text("x").font(.system(size: 14)) }
      """),
  ]
}
