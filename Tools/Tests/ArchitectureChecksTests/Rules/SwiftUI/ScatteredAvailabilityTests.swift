import Testing

@testable import ArchitectureChecks

struct `A scattered #available` {
  @Test(arguments: reported + accepted)
  func `is found in three views`(_ fixture: Fixture) throws {
    try fixture.check(ScatteredAvailability.self)
  }

  static let reported = [
    Fixture(
      "the same condition in three views of a file",
      """
      struct A: View { var body: some View { if #available(iOS 17, *) { Text("x") } } } // expect: scattered-availability
      struct B: View { var body: some View { if #available(iOS 17, *) { Text("x") } } } // expect: scattered-availability
      struct C: View { var body: some View { if #available(iOS 17.0,*) { Text("x") } } } // expect: scattered-availability
      """),
    Fixture(
      "in three files, once for each view",
      """
      // file: Sources/Sample/A.swift
      struct A: View {
        var body: some View {
          if #available(iOS 17, *) { Text("x") } // expect: scattered-availability
          if #available(iOS 17, *) { Text("y") }
        }
      }
      // file: Sources/Sample/B.swift
      struct B: View {
        var body: some View {
          list.onAppear { guard #available(iOS 17, *) else { return } } // expect: scattered-availability
        }
      }
      // file: Sources/Sample/C.swift
      enum Parts {
        struct C: View {
          var body: some View { row }
          var row: some View {
            if #available(iOS 17, *), isOn { Text("x") } // expect: scattered-availability
          }
        }
      }
      """),
    Fixture(
      "in two, where two are too many", options: ["views": .number(2)],
      """
      struct A: View { var body: some View { if #unavailable(iOS 17) { Text("x") } } } // expect: scattered-availability
      struct B: View { var body: some View { if #unavailable(iOS 17) { Text("x") } } } // expect: scattered-availability
      """),
  ]

  static let accepted = [
    Fixture(
      "two views, and one view with three",
      """
      struct A: View { var body: some View { if #available(iOS 17, *) { Text("x") } } }
      struct B: View {
        var body: some View {
          if #available(iOS 17, *) { Text("x") }
          if #available(iOS 17, *) { Text("y") }
          if #available(iOS 17, *) { Text("z") }
        }
      }
      """),
    Fixture(
      "different conditions",
      """
      struct A: View { var body: some View { if #available(iOS 16, *) { Text("x") } } }
      struct B: View { var body: some View { if #available(iOS 17, *) { Text("x") } } }
      struct C: View { var body: some View { if #available(iOS 18, *) { Text("x") } } }
      """),
    Fixture(
      "the file where such branches belong, models and previews",
      """
      extension View {
        func a() -> some View { if #available(iOS 17, *) { bounce() } else { self } }
        func b() -> some View { if #available(iOS 17, *) { shake() } else { self } }
      }
      struct Bouncing: ViewModifier {
        func body(content: Content) -> some View { if #available(iOS 17, *) { content } }
      }
      final class Model { func run() { if #available(iOS 17, *) { go() } } }
      struct A: View { var body: some View { if #available(iOS 17, *) { Text("x") } } }
      struct B: View { @available(iOS 17, *) var body: some View { Text("x") } }
      #Preview { if #available(iOS 17, *) { A() } }
      """),
  ]
}
