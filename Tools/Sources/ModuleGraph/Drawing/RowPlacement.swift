/// Finds where the items of a row stand: as near as they can to where each wants to be, in their order, and none over
/// another. The sum of weighted squares is the least there is (isotonic regression by pooling neighbours that violate).
enum RowPlacement {
  struct Wish {
    /// Where the middle wants to be.
    let position: Double
    /// How much it matters.
    let weight: Double
    /// How far its middle has to be from the one before.
    let distance: Double
  }

  static func positions(of wishes: [Wish]) -> [Double] {
    var offsets: [Double] = []
    var blocks: [(sum: Double, weight: Double, count: Int)] = []
    var offset = 0.0
    for (index, wish) in wishes.enumerated() {
      offset += index == 0 ? 0 : wish.distance
      offsets.append(offset)
      blocks.append(((wish.position - offset) * wish.weight, wish.weight, 1))
      while blocks.count > 1 {
        let (last, before) = (blocks[blocks.count - 1], blocks[blocks.count - 2])
        guard before.sum / before.weight > last.sum / last.weight else { break }
        blocks.removeLast()
        blocks[blocks.count - 1] = (
          before.sum + last.sum, before.weight + last.weight, before.count + last.count
        )
      }
    }
    let means = blocks.flatMap { block in Array(repeating: block.sum / block.weight, count: block.count) }
    return zip(means, offsets).map { $0 + $1 }
  }
}
