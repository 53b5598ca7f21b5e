import Foundation
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `Timestamps` {
  @Test(arguments: [
    ("2022-01-01 10:00:00.123Z", 1_641_031_200.123), ("2022-01-01T10:00:00.123Z", 1_641_031_200.123),
    ("2022-01-01t10:00:00z", 1_641_031_200), ("2022-01-01T12:00:00+02:00", 1_641_031_200),
    ("2022-01-01T04:30:00.5-05:30", 1_641_031_200.5), ("1970-01-01T00:00:00Z", 0),
    ("1969-12-31T23:59:59.999Z", -0.001), ("2024-02-29T00:00:00Z", 1_709_164_800),
    ("2000-02-29T00:00:00Z", 951_782_400), ("0000-01-01T00:00:00Z", -62_167_219_200),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
    ("2022-01-01T10:00:00.1234567890123456789Z", 1_641_031_200.123456789),
    ("1990-12-31T23:59:60Z", 662_688_000), ("1990-12-31T15:59:60-08:00", 662_688_000),
    ("2015-07-01T08:59:60+09:00", 1_435_708_800),
  ])
  func `a date and time that exists is read`(text: String, seconds: Double) {
    #expect(Timestamp.date(from: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "2022-02-30T10:00:00Z", "2022-02-29T10:00:00Z", "1900-02-29T10:00:00Z", "2022-04-31T10:00:00Z",
    "2022-00-10T10:00:00Z", "2022-13-10T10:00:00Z", "2022-01-00T10:00:00Z", "2022-01-32T10:00:00Z",
    "2022-01-01T24:00:00Z", "2022-01-01T10:60:00Z", "2022-01-01T10:00:61Z", "2022-01-01T10:00:60Z",
    "2022-05-31T23:59:60Z", "2022-12-31T23:59:60+01:00", "2022-01-01T10:00:00+24:00",
    "2022-01-01T10:00:00+01:60",
  ])
  func `a date or time that doesn't exist is refused`(text: String) {
    #expect(Timestamp.date(from: text) == nil)
  }

  @Test(arguments: [
    "", " ", "2022", "2022-01-01", "2022-01-01T10:00:00", "2022-01-01T10:00Z", "2022-1-1T10:00:00Z",
    "22-01-01T10:00:00Z", "+2022-01-01T10:00:00Z", "-022-01-01T10:00:00Z", "2022-01-01T10:00:00.Z",
    "2022-01-01T10:00:00,1Z", "2022-01-01T10:00:00+0100", "2022-01-01T10:00:00+01", "2022-01-01T10:00:00 Z",
    "2022-01-01_10:00:00Z", "2022-01-01T10:00:00Z ", " 2022-01-01T10:00:00Z", "2022-01-01T10:00:00ZZ",
    "2022/01/01T10:00:00Z", "٢٠٢٢-01-01T10:00:00Z", "2022-01-01  10:00:00Z", "2022-W01-1T10:00:00Z",
    "1641031200", "2022-01-01T10:00:00Z\0", "2022-01-01T1\u{0660}:00:00Z",
  ])
  func `another form is refused`(text: String) {
    #expect(Timestamp.date(from: text) == nil)
  }

  @Test(arguments: [
    (1_641_031_200.123, "2022-01-01T10:00:00.123Z"), (0, "1970-01-01T00:00:00.000Z"),
    (-0.001, "1969-12-31T23:59:59.999Z"), (1_709_164_800, "2024-02-29T00:00:00.000Z"),
    (1_735_689_599.9996, "2025-01-01T00:00:00.000Z"), (-62_167_219_200, "0000-01-01T00:00:00.000Z"),
    (253_402_300_799.999, "9999-12-31T23:59:59.999Z"), (253_402_300_800, nil), (-62_167_219_200.001, nil),
    (1e300, nil), (-1e300, nil), (.infinity, nil), (.nan, nil),
  ])
  func `a date is written in UTC with milliseconds`(seconds: Double, text: String?) {
    #expect(Timestamp.text(from: Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func `every day of four hundred years is read and written as itself`() {
    for days in -73_000..<73_097 {
      let day = CivilDay(daysSince1970: days)
      #expect(day.daysSince1970 == days)
      #expect(CivilDay(year: day.year, month: day.month, day: day.day) == day)
    }
  }

  @Test(arguments: [0, 1, 86_399, 951_782_399, 951_868_800, 4_107_542_400, -2_203_891_200])
  func `every millisecond survives`(second: Int) {
    for millisecond in 0..<1000 {
      let date = Date(timeIntervalSince1970: Double(second * 1000 + millisecond) / 1000)
      let text = Timestamp.text(from: date)
      #expect(text.flatMap(Timestamp.text(reading:)) == text)
      #expect(text?.hasSuffix(".\(String(1000 + millisecond).dropFirst())Z") == true)
    }
  }
}

extension Timestamp {
  fileprivate static func text(reading text: String) -> String? {
    date(from: text).flatMap { Timestamp.text(from: $0) }
  }
}
