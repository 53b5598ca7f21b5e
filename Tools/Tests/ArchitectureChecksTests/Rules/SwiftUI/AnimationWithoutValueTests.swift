import Testing

@testable import ArchitectureChecks

struct `An animation without value` {
  @Test(arguments: reported + accepted)
  func `is found on views alone`(_ fixture: Fixture) throws {
    try fixture.check(AnimationWithoutValue.self)
  }

  static let reported = [
    Fixture(
      "on a view",
      """
      struct Card: View {
        var body: some View { Text("x").animation(.easeInOut) } // expect: animation-without-value
      }
      """),
    Fixture(
      "at the end of a chain over several lines, with arguments",
      """
      struct Card: View {
        var body: some View {
          VStack { Text("x") }
            .scaleEffect(isOpen ? 2 : 1)
            .animation(.spring(response: 0.3).speed(2)) // expect: animation-without-value
            .padding()
        }
      }
      """),
    Fixture(
      "on a property that is a view",
      """
      struct Card: View {
        var body: some View {
          front.offset(y: y).animation(.spring()) // expect: animation-without-value
          self.front.padding()
        }
        private var front: some View { Text("x") }
      }
      """),
    Fixture(
      "on the content of a modifier, and with nothing for an animation",
      """
      struct Bouncing: ViewModifier {
        func body(content: Content) -> some View {
          content.animation(Animation.default) // expect: animation-without-value
        }
      }
      struct Still: View {
        var body: some View { SwiftUI.Circle().animation(nil) } // expect: animation-without-value
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "one with a value, and one with a closure",
      """
      struct Card: View {
        var body: some View {
          Text("x").animation(.default, value: isOpen)
          Text("y").animation(.default) { $0.opacity(isOpen ? 1 : 0) }
        }
      }
      """),
    Fixture(
      "transitions, bindings and timelines",
      """
      struct Card: View {
        var body: some View {
          TimelineView(.animation) { _ in Text("x") }
          Text("x").transition(.slide.animation(.default))
          Text("x").transition(AnyTransition.opacity.animation(.easeIn))
          Toggle("x", isOn: $isOn.animation(.default))
          Toggle("x", isOn: $isOn.animation())
        }
      }
      """),
    Fixture(
      "layers, and what has a name of its own",
      """
      func stop(layer: CALayer) {
        layer.animation(forKey: "x")
        player.animation(.idle)
        Sprite(name: "x").animation("idle")
      }
      struct Player: View {
        let sprite: Sprite
        var body: some View { sprite.animation(.idle).popup { $0.position(.top).animation(.spring()) } }
      }
      """),
  ]
}
