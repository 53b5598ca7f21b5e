import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Waiting until something is on the disc` {
  @Test(arguments: [
    (EINVAL, true), (ENOTSUP, true), (EOPNOTSUPP, true), (ENOSYS, true), (EROFS, true), (EIO, false),
    (ENOSPC, false), (EDQUOT, false), (EACCES, false), (EBADF, false),
  ])
  func `fails unless the file system just can't do that`(code: Int32, isFine: Bool) {
    #expect(FileStoreError(code: code, path: "/p").meansUnsynchronizable == isFine)
  }

  #if os(Linux)
    @Test(arguments: ["/proc", "/proc/self", "/dev/null"])
    func `is no failure where the system answers that it can't be done`(path: String) throws {
      let file = try OpenFile(path: path) { open(path, O_RDONLY | O_CLOEXEC) }
      #expect(fsync(file.descriptor) == -1 && errno == EINVAL)
      try file.synchronize()
    }
  #endif

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `is no failure for a folder that may not be read`() throws {
    let folder = try TemporaryFolder()
    #expect(chmod(folder.path(""), 0o300) == 0)
    defer { chmod(folder.path(""), 0o700) }
    try FileStore(folder: folder.file("store")).write(Data([1]), to: "a")
  }
}
