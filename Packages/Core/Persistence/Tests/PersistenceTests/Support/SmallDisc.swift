#if os(Linux)
  import Foundation
  import TestSupport

  /// A disc in memory with little room.
  struct SmallDisc {
    private struct CannotMount: Error {
      let code: Int32
    }

    let folder: TemporaryFolder

    init(kilobytes: Int) throws {
      folder = try TemporaryFolder()
      let result = mount("trellis-test", folder.path(""), "tmpfs", 0, "size=\(kilobytes)k,mode=700")
      guard result == 0 else { throw CannotMount(code: errno) }
    }

    func fill(leaving kilobytes: Int) throws {
      let descriptor = open(folder.path("filling"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(descriptor) }
      let block = [UInt8](repeating: 1, count: 4096)
      while write(descriptor, block, block.count) > 0 {}
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw CannotMount(code: errno) }
      guard ftruncate(descriptor, status.st_size - kilobytes * 1024) == 0 else {
        throw CannotMount(code: errno)
      }
    }

    func makeRoom() throws {
      try FileManager.default.removeItem(at: folder.file("filling"))
    }

    func unmount() {
      umount2(folder.path(""), Int32(MNT_DETACH))
    }
  }
#endif
