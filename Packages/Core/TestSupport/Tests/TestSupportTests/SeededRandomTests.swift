import TestSupport
import Testing

struct `Seeded numbers` {
  /// The first ones of the published generator, for seed 1234567.
  @Test func `are those of SplitMix64`() {
    var random = SeededRandom(seed: 1_234_567)
    #expect(
      (0..<3).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      ])
  }
}
