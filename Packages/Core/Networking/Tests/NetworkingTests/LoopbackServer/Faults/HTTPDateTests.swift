import Foundation
import LoopbackServer
import Testing

@Suite struct HTTPDateTests {
  @Test(arguments: [
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (1_709_210_096, "Thu, 29 Feb 2024 12:34:56 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
  ])
  func `a date is written as HTTP has it`(seconds: Double, text: String) {
    #expect(Date(timeIntervalSince1970: seconds).httpDate == text)
  }
}
