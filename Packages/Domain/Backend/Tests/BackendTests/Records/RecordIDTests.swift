import Testing

@testable import Backend

@Suite struct `The id of a record` {
  @Test func `a new id has the wire's form and is another one each time`() throws {
    let ids = try (0..<500).map { _ in try RecordID.random() }
    #expect(Set(ids).count == 500)
    #expect(ids.allSatisfy { RecordID($0.text) == $0 })
  }

  @Test func `new ids use the whole alphabet`() throws {
    let characters = try (0..<500).flatMap { _ in try RecordID.random().text }
    #expect(Set(characters).count == 36)
  }

  @Test(arguments: [
    "", "abcdefghijklmn", "abcdefghijklmnop", "ABCDEFGHIJKLMNO", "abcdefghijklmn'", "abcdefghijklmn ",
    "abcdefghijklmn\0", "äbcdefghijklmn", "../../../../../",
  ])
  func `anything else isn't an id`(text: String) {
    #expect(RecordID(text) == nil)
  }
}
