import Foundation
import Testing

@testable import Backend

@Suite struct `A timestamp` {
  @Test(arguments: [
    (0, "1970-01-01 00:00:00.000Z"), (1_640_995_200.123, "2022-01-01 00:00:00.123Z"),
    (1_640_995_199.999_7, "2022-01-01 00:00:00.000Z"), (1_709_208_000.001, "2024-02-29 12:00:00.001Z"),
    (-0.001, "1969-12-31 23:59:59.999Z"),
  ])
  func `a date is written in UTC with milliseconds`(seconds: TimeInterval, text: String) {
    #expect(Date(timeIntervalSince1970: seconds).timestamp == text)
  }

  @Test func `every millisecond is its own`() {
    for millisecond in 0..<1000 {
      let text = Date(timeIntervalSince1970: 1_640_995_200 + Double(millisecond) / 1000).timestamp
      #expect(text.hasSuffix(".\(String("00\(millisecond)".suffix(3)))Z"))
    }
  }
}
