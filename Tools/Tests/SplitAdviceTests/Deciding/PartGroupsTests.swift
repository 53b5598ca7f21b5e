import Testing

@testable import SplitAdvice

@Suite struct `Parts of a module` {
  /// Parts A, B, C, … of 1,000 lines each; each declares ten types that others can name.
  private func groups(
    _ uses: [(Int, Int)], coupled: [(Int, Int)] = [], tops: [Int] = [], lines: [Int] = [], usedTypes: Int = 1
  ) -> PartGroups {
    let count = 4
    let names = ["A", "B", "C", "D"]
    let parts = (0..<count).map { index in
      PartFigures(
        part: FolderPart(name: names[index], folders: [names[index]], files: [index]),
        lines: index < lines.count ? lines[index] : 1000, types: 10, history: nil)
    }
    let found = uses.map { from, to in
      TypeUse(from: from, to: to, types: (0..<usedTypes).map { "\(names[to])\($0)" }, files: 1)
    }
    return PartGroups(
      parts, TypeUses(all: found, declared: Array(repeating: 10, count: count)),
      coupled: coupled.map { AreaPair($0.0, $0.1) }, tops: tops, AdviceSettings())
  }

  private func drawn(_ groups: PartGroups) -> [[Int]] {
    groups.drawn { _ in true }.sorted().map { groups.groups[$0].parts }
  }

  @Test func `are separate when arrows lead one way`() {
    #expect(drawn(groups([(0, 1), (0, 2), (1, 3), (2, 3)])) == [[0], [1], [2], [3]])
  }

  @Test func `hang together in a circle, however long it is`() {
    #expect(drawn(groups([(0, 1), (1, 2), (2, 0)])) == [[0, 1, 2], [3]])
    #expect(drawn(groups([(0, 1), (1, 0), (2, 3), (3, 2)])) == [[0, 1], [2, 3]])
    #expect(drawn(groups([(0, 1), (1, 2), (2, 3), (3, 0)])) == [])
  }

  @Test func `hang together when they change together, and with what lies between them then`() {
    #expect(drawn(groups([], coupled: [(0, 3)])) == [[0, 3], [1], [2]])
    #expect(drawn(groups([(0, 1), (1, 3)], coupled: [(0, 3)])) == [[0, 1, 3], [2]])
  }

  @Test func `stay with where the program begins when they need it`() {
    let one = groups([(0, 1), (2, 0), (3, 2)], tops: [0])

    #expect(drawn(one) == [[1]])
    #expect(one.groups.map(\.obstacle) == [.isTop, nil, .needsTop, .needsTop])
  }

  @Test func `that nobody can import stay together`() {
    #expect(drawn(groups([(0, 1)], tops: [0, 3])) == [[1], [2]])
  }

  @Test func `are not drawn for themselves when they are small, but when others need them`() {
    #expect(drawn(groups([(0, 1)], lines: [1000, 499, 499])) == [[0], [1], [3]])
    #expect(drawn(groups([(0, 1)], tops: [0], lines: [1000, 500, 499, 499])) == [[1]])
  }

  @Test(arguments: [(5, true), (6, false)])
  func `have a clear boundary when at most half of their types are used outside`(types: Int, isClear: Bool) {
    let one = groups([(0, 1)], tops: [0, 2, 3], usedTypes: types)

    #expect(one.groups[1].obstacle == (isClear ? nil : .wide(used: 6, of: 10)))
    #expect(drawn(one) == (isClear ? [[1]] : []))
  }

  @Test func `that are not wanted are not drawn`() {
    let one = groups([(0, 1)])

    #expect(one.drawn { _ in false } == [])
    #expect(one.drawn { $0.parts == [0] }.sorted() == [0, 1])
  }
}
