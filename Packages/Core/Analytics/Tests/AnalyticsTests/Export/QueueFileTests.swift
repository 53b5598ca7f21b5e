import Foundation
import Testing

@testable import Analytics

@Suite struct `The name of a file in the queue` {
  private let id = BatchID(createdAt: ExportFixture.start, by: RunID(), number: 12)

  @Test func `tells what it is`() throws {
    for file in [QueueFile.open(id), .sealed(id), .run(id.run), .sender] {
      #expect(QueueFile(file.name) == file)
    }
  }

  @Test(arguments: [
    "", ".", "sender", "sender.json", "other.lock", "1-a-1", "1-a-1.JSON", "1-a-1.json.unreadable-1",
    "1-a.json",
    "1-a-1-1.json", "01-a-1.json", "1-A-1.json", "1-0a-1.json", "+1-a-1.json", "-1-a-1.json", "1-a-.json",
    "99999999999999999999-a-1.json", "1-10000000000000000-1.json", ".writing-1", "x.run", "0a.run",
  ])
  func `means nothing when it is another`(name: String) {
    #expect(QueueFile(name) == nil)
  }

  @Test func `sorts batches by age`() {
    let run = RunID()
    let ids = [(1.0, 9), (1.0, 10), (2.0, 1), (10.0, 1)].map { seconds, number in
      BatchID(createdAt: Date(timeIntervalSince1970: seconds), by: run, number: number)
    }
    #expect(ids.reversed().sorted() == ids)
  }

  @Test(arguments: [-1.0, .nan, .infinity, 1e30])
  func `stands even for a date that can't be`(seconds: Double) {
    let id = BatchID(createdAt: Date(timeIntervalSince1970: seconds), by: RunID(), number: 1)
    #expect(BatchID(id.description) == id)
  }
}
