import Foundation
import Persistence
import TestSupport
import Testing

@testable import Services

@Suite struct `The storage service` {
  private let folder: TemporaryFolder
  private let cache: FileStore
  private let state: FileStore
  private let service: LiveStorageService

  init() throws {
    folder = try TemporaryFolder()
    cache = FileStore(folder: folder.file("cache"))
    state = FileStore(folder: folder.file("state"))
    service = LiveStorageService(cache: cache, state: state)
  }

  @Test func `measures nothing where nothing was kept yet, and clears it`() async throws {
    #expect(try await service.usage() == StorageUsage(cache: 0, state: 0))
    try await service.clearCache()
  }

  @Test func `measures both folders and clears only the cache`() async throws {
    try cache.write(Data(count: 1000), to: "a")
    try FileStore(folder: cache.folder.appending(path: "below")).write(Data(count: 200), to: "b")
    try state.write(Data(count: 30), to: "session")
    #expect(try await service.usage() == StorageUsage(cache: 1200, state: 30))
    try await service.clearCache()
    #expect(try await service.usage() == StorageUsage(cache: 0, state: 30))
    #expect(try cache.read("a") == nil)
  }

  @Test func `tells when a folder can't be used`() async throws {
    try cache.breakDisc()
    for call in [{ _ = try await service.usage() }, { try await service.clearCache() }]
      as [() async throws -> Void]
    {
      let error = await #expect(throws: ServiceError.self) { try await call() }
      guard case .storage(let message) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(message.contains("is not a folder"))
    }
  }
}
