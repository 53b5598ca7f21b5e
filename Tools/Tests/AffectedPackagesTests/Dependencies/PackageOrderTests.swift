import PackageModel
import Testing

@testable import AffectedPackages

@Suite struct `The order of packages` {
  @Test func `has each after those it needs`() {
    let order = PackageOrder([
      .sample("A", needs: ["C"]), .sample("B"), .sample("C", needs: ["D"]), .sample("D"),
    ])
    #expect(order.folders == ["D", "C", "A", "B"])
    #expect(order.needs["A"] == ["C", "D"])
  }

  @Test func `has every package of a cycle once`() {
    let order = PackageOrder([
      .sample("A", needs: ["B"]), .sample("B", needs: ["A"]), .sample("C", needs: ["A"]),
    ])
    #expect(order.folders == ["B", "A", "C"])
    #expect(order.needs["A"] == ["B"])
  }
}
