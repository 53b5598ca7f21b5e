import Foundation
import Testing

@testable import Persistence

@Suite struct `A row` {
  private func row(_ value: SQLiteValue) -> SQLiteRow {
    SQLiteRow(columns: ["v": 0], values: [value])
  }

  private func expect<Value: SQLiteConvertible & Equatable>(_ value: SQLiteValue, reads expected: Value)
    throws
  {
    let found: Value = try row(value)["v"]
    #expect(found == expected)
  }

  private func expect<Value: SQLiteConvertible>(_ value: SQLiteValue, isNo type: Value.Type) {
    #expect(throws: SQLiteError.unexpectedValue(column: "v", wanted: "\(Value.self)", found: value.kind)) {
      let _: Value = try row(value)["v"]
    }
  }

  @Test func `reads values as the type that is asked for`() throws {
    try expect(3, reads: 3)
    try expect(3, reads: 3.0)
    try expect(2.5, reads: 2.5)
    try expect(1, reads: true)
    try expect(0, reads: false)
    try expect("a", reads: "a")
    try expect(.blob(Data([1])), reads: Data([1]))
    try expect(nil, reads: nil as Int?)
    try expect("a", reads: "a" as String?)
  }

  @Test func `refuses to convert what is of another type`() {
    expect("3", isNo: Int.self)
    expect(3.0, isNo: Int.self)
    expect(2, isNo: Bool.self)
    expect(.integer(.max), isNo: Double.self)
    expect(nil, isNo: String.self)
    expect(3, isNo: String.self)
    expect("a", isNo: Data.self)
    expect("a", isNo: Int?.self)
  }

  @Test func `names the column that it lacks`() {
    #expect(throws: SQLiteError.missingColumn("w")) { let _: Int = try row(1)["w"] }
  }

  @Test func `has the first of two columns with the same name`() throws {
    let found: Int = try #require(try SQLiteDatabase(.memory).query("SELECT 1 AS v, 2 AS v").first?["v"])
    #expect(found == 1)
  }
}
