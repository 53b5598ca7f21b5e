import Foundation
import TestSupport
import Testing

@testable import Networking

@Suite(.bounded) struct `JSON coding` {
  private struct Dated: Codable, Equatable {
    var at: Date
  }

  @Test func `a date in PocketBase's form keeps its milliseconds`() throws {
    let dated = try JSONDecoder.forAPI.decode(
      Dated.self, from: Data(#"{"at":"2022-01-01 10:00:00.123Z"}"#.utf8))
    #expect(dated == Dated(at: Date(timeIntervalSince1970: 1_641_031_200.123)))
  }

  @Test(arguments: [#""2022-02-30 10:00:00Z""#, #""""#, "0", "1641031200", "null", "{}", "true"])
  func `what isn't a date is refused`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder.forAPI.decode(Dated.self, from: Data(#"{"at":\#(json)}"#.utf8))
    }
  }

  @Test func `what was written is read back`() throws {
    let dated = Dated(at: Date(timeIntervalSince1970: 1_641_031_200.999))
    #expect(try JSONDecoder.forAPI.decode(Dated.self, from: JSONEncoder.forAPI.encode(dated)) == dated)
  }

  @Test func `a date that can't be written is refused`() {
    #expect(throws: EncodingError.self) {
      try JSONEncoder.forAPI.encode(Dated(at: .distantFuture.advanced(by: 1e12)))
    }
  }
}
