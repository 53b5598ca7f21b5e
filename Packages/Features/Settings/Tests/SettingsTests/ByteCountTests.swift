import Testing

@testable import Settings

@Suite struct `A number of bytes` {
  @Test(
    arguments: [
      (.min, "0 bytes"), (-1, "0 bytes"), (0, "0 bytes"), (1, "1 byte"), (2, "2 bytes"), (999, "999 bytes"),
      (1000, "1 kB"), (1024, "1 kB"), (1049, "1 kB"), (1050, "1.1 kB"), (1500, "1.5 kB"), (9950, "10 kB"),
      (10_000, "10 kB"), (999_000, "999 kB"), (999_949, "999.9 kB"),
      (999_950, "1 MB"), (1_000_000, "1 MB"), (1_048_576, "1 MB"), (999_949_999, "999.9 MB"),
      (999_950_000, "1 GB"), (1_000_000_000, "1 GB"), (999_949_999_999, "999.9 GB"),
      (999_950_000_000, "1 TB"), (1_000_000_000_000, "1 TB"), (999_949_999_999_999, "999.9 TB"),
      (999_950_000_000_000, "1 PB"), (1_000_000_000_000_000, "1 PB"),
      (999_949_999_999_999_999, "999.9 PB"), (999_950_000_000_000_000, "1 EB"), (.max, "9.2 EB"),
    ] as [(Int64, String)])
  func `is told in the largest unit that fits`(bytes: Int64, text: String) {
    #expect("\(ByteCount(bytes))" == text)
  }
}
