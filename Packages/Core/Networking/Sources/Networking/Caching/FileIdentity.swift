#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which file a path stands for now, to notice when it was removed or replaced.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// Nil when there is none.
  init?(of file: URL) {
    var status = stat()
    guard lstat(file.path(percentEncoded: false), &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }
}
