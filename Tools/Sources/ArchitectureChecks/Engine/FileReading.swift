import Foundation

/// Reads a whole file at once.
enum FileReading {
  /// More isn't read: no person has written that, and a tree of it takes fifty times as much.
  static let largest = 16 << 20

  struct Failure: Error {
    let reason: String
  }

  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    // Something else than a file may have taken its place since it was found; a pipe must not block.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw Failure(reason: "can't be opened: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(reason: "is no regular file")
    }
    let size = Int(status.st_size)
    guard size <= largest else {
      throw Failure(reason: "has \(size >> 20) MB; more than \(largest >> 20) aren't read")
    }
    var error: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = read(
          descriptor, UnsafeMutableBufferPointer(rebasing: buffer[count...]).baseAddress, size - count)
        if read > 0 {
          count += read
        } else if read == 0 || errno != EINTR {
          if read < 0 { error = errno }
          break
        }
      }
    }
    guard error == 0 else { throw Failure(reason: "can't be read: \(String(cString: strerror(error)))") }
    return bytes
  }
}
