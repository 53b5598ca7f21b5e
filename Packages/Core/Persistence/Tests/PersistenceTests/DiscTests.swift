import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Persistence

@Suite struct `A disc` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `is told of every access to files before it is made`() throws {
    let accesses = Accesses()
    let store = FileStore(folder: folder.file("store"), disc: accesses.disc)
    try store.write(Data([1]), to: "a")
    #expect(accesses.take() == [.write])
    _ = try store.read("a")
    _ = try store.names()
    _ = try store.usage()
    #expect(accesses.take() == [.read, .read, .read])
    try store.append(Data([2]), to: "a")
    try store.rename("a", to: "b")
    _ = try store.lock("c")
    try store.moveAside("b")
    try store.remove("b")
    try store.removeAll { _ in true }
    try store.removeAll()
    #expect(accesses.take() == Array(repeating: .write, count: 7))
  }

  @Test func `is told of every access to a database, also of its end`() throws {
    let accesses = Accesses()
    do {
      let database = try SQLiteDatabase(.file(folder.file("a.sqlite")), disc: accesses.disc)
      #expect(accesses.take() == [.write])
      try database.execute("CREATE TABLE t (v)")
      #expect(accesses.take() == [.write])
      _ = try database.query("SELECT * FROM t")
      #expect(accesses.take() == [.read])
    }
    #expect(accesses.take() == [.write])
    try SQLiteDatabase(.memory, disc: accesses.disc).execute("CREATE TABLE t (v)")
    #expect(accesses.take() == [])
  }

  @Test func `is waited for on a queue, whoever asks for the file`() async throws {
    let places = Accesses()
    let store = FileStore(folder: folder.url, disc: places.disc)
    let file = JSONFile<[Int]>("a.json", in: store)
    try await file.save([1])
    #expect(try await file.load() == .value([1]))
    try await file.remove()
    #expect(places.take().count == 3)
    #expect(places.takeQueued() == [true, true, true])
    await Task { @MainActor in
      #expect(!QueueExecutor.isCurrent)
      _ = try? await file.load()
    }.value
    #expect(places.takeQueued() == [true])
    try store.write(Data(), to: "b")
    #expect(places.takeQueued() == [false])
  }

  @Test func `is used by an actor that has a queue on that queue alone`() async throws {
    #expect(await Worker().isOnQueue)
    #expect(!QueueExecutor.isCurrent)
  }

  @Test func `gets what is to be done in the order in which it was asked for`() async {
    let executor = QueueExecutor(label: "test")
    let done = Mutex<[Int]>([])
    await withCheckedContinuation { continuation in
      for number in 0..<100 { executor.perform { done.withLock { $0.append(number) } } }
      executor.perform { continuation.resume() }
    }
    #expect(done.withLock { $0 } == Array(0..<100))
  }
}

/// What a disc was told, and where.
private final class Accesses: Sendable {
  private struct State {
    var accesses: [Disc.Access] = []
    var areOnQueue: [Bool] = []
  }

  private let state = Mutex(State())

  var disc: Disc {
    Disc { [self] access in
      state.withLock { state in
        state.accesses.append(access)
        state.areOnQueue.append(QueueExecutor.isCurrent)
      }
    }
  }

  func take() -> [Disc.Access] {
    state.withLock { state in
      defer { state.accesses = [] }
      return state.accesses
    }
  }

  func takeQueued() -> [Bool] {
    state.withLock { state in
      defer { state.areOnQueue = [] }
      return state.areOnQueue
    }
  }
}

private actor Worker {
  private let executor = QueueExecutor(label: "test")

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  var isOnQueue: Bool { QueueExecutor.isCurrent }
}
