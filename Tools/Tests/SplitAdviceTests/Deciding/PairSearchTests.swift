import PackageModel
import Testing

@testable import SplitAdvice

@Suite struct `Modules that always change together` {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var shared = 10
    var kind = WorkspaceTarget.Kind.library
    var verdict = Verdict.stay
    var lines = [1000, 1000, 1000]
    /// Of module 0 to 1 and so on.
    var imports: [[Int]] = []
    let obstacle: String?
  }

  static let cases = [
    Case(testDescription: "both are used by the same", imports: [[2, 0], [2, 1]], obstacle: nil),
    Case(testDescription: "one is a detail of the other", imports: [[0, 1], [2, 0]], obstacle: nil),
    Case(testDescription: "a detail the other way", imports: [[1, 0], [2, 1]], obstacle: nil),
    Case(
      testDescription: "not always", shared: 7, imports: [[2, 0], [2, 1]],
      obstacle: "not always: less than 80 %"),
    Case(
      testDescription: "a program", kind: .executable, imports: [[0, 1]], obstacle: "M0 is not a library"),
    Case(
      testDescription: "one to split", verdict: .split, imports: [[0, 1]], obstacle: "M0 is too large already"
    ),
    Case(
      testDescription: "too large", lines: [15_000, 5001, 0], imports: [[2, 0], [2, 1]],
      obstacle: "together they have 20001 lines, more than 20000"),
    Case(
      testDescription: "a third between", imports: [[0, 2], [2, 1], [0, 1]], obstacle: "M2 lies between them"),
    Case(testDescription: "one is used alone", imports: [[2, 1]], obstacle: "M2 imports only one of them"),
    Case(
      testDescription: "strangers", imports: [],
      obstacle: "neither imports the other, and nobody imports both"),
  ]

  @Test(arguments: cases) func `are merged only when nothing is lost`(item: Case) {
    let modules = (0..<3).map { index in
      CodeModule(
        id: "P/M\(index)", name: "M\(index)", kind: index == 0 ? item.kind : .library, folders: ["M\(index)"],
        isTop: false, files: [])
    }
    var history = ChangeHistory(areas: 3)
    for area in 0..<2 { history.areas[area].couplingRevisions = 10 }
    history.shared[AreaPair(0, 1)] = item.shared
    let settings = AdviceSettings()

    let pairs = PairSearch(
      modules: modules, lines: item.lines, verdicts: [item.verdict, .stay, .stay],
      imports: item.imports.map { ModuleImport(from: $0[0], to: $0[1], files: 2) }, history: history,
      coupled: history.coupled(settings), settings: settings
    ).pairs

    #expect(pairs.map(\.obstacle) == [item.obstacle])
    #expect(pairs.first?.coupling == Coupling(shared: item.shared, revisions: (10, 10)))
  }

  @Test func `are not among those that have few commits in common`() {
    var history = ChangeHistory(areas: 2)
    for area in 0..<2 { history.areas[area].couplingRevisions = 4 }
    history.shared[AreaPair(0, 1)] = 4

    #expect(history.coupled(AdviceSettings()) == [])
  }
}
