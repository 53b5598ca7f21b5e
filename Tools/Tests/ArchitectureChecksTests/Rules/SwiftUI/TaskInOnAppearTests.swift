import Testing

@testable import ArchitectureChecks

struct `A task in onAppear` {
  @Test(arguments: reported + accepted)
  func `is found where nobody cancels it`(_ fixture: Fixture) throws {
    try fixture.check(TaskInOnAppear.self)
  }

  static let reported = [
    Fixture(
      "in onAppear",
      """
      struct Feed: View {
        var body: some View {
          List {}.onAppear { Task { await model.load() } } // expect: task-in-on-appear
        }
      }
      """),
    Fixture(
      "in a condition, among other statements, with a priority",
      """
      struct Feed: View {
        var body: some View {
          List {}
            .onAppear {
              log("appeared")
              if items.isEmpty {
                Task(priority: .userInitiated) { @MainActor in // expect: task-in-on-appear
                  try? await model.load()
                }
              }
            }
        }
      }
      """),
    Fixture(
      "with a label, in a modifier, in a helper",
      """
      extension Feed {
        func loading(_ content: some View) -> some View {
          content.onAppear(perform: {
            Task<Void, Never> { [weak model] in // expect: task-in-on-appear
              await model?.load()
            }
          })
        }
      }
      """),
  ]

  static let accepted = [
    Fixture(
      "task modifiers, buttons and other events",
      """
      struct Feed: View {
        var body: some View {
          List {}
            .task { await model.load() }
            .onDisappear { Task { await model.stop() } }
            .onChange(of: id) { Task { await model.load() } }
          Button("x") { Task { await model.load() } }
        }
      }
      """),
    Fixture(
      "tasks that are kept or don't wait",
      """
      struct Feed: View {
        var body: some View {
          List {}.onAppear { loading = Task { await model.load() } }
          List {}.onAppear { tasks.append(Task { await model.load() }) }
          List {}.onAppear { Task { model.start() } }
          List {}.onAppear { Task.detached { await log.write() } }
        }
      }
      """),
    Fixture(
      "tasks that are to go on",
      """
      struct Feed: View {
        var body: some View {
          List {
            ProgressView().onAppear { Task { await model.loadMore() } }
            Row().onAppear { Task { try await model.fetchNextPage(after: item) } }
          }
          .onAppear { Task { await analytics.trackScreen("feed") } }
        }
      }
      """),
    Fixture(
      "a callback, another Task, and a preview",
      """
      struct Feed: View {
        var body: some View {
          List {}.onAppear { model.load { Task { await done() } } }
          List {}.onAppear { show(Task(name: "x")) }
          List {}.onAppear { load() }
        }
        func load() { Task { await model.load() } }
      }
      #Preview { Feed().onAppear { Task { await model.load() } } }
      """),
  ]
}
