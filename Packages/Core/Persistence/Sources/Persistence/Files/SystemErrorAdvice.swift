#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What an error number of the system means for somebody whose files are concerned, and what they can do.
struct SystemErrorAdvice {
  /// The cause, the number, and the next step, in sentences.
  let text: String

  init(_ code: Int32) {
    text = "\(String(cString: strerror(code))) (system error \(code)). \(Self.nextStep(code))"
  }

  static let ofFailingDisc = "The disc may be failing: keep a copy of what is on it, and check it."

  private static func nextStep(_ code: Int32) -> String {
    switch code {
    case EIO: ofFailingDisc
    case EMFILE, ENFILE: "Close other programs, or allow more open files (ulimit -n), and try again."
    case ENOMEM: "Close other programs and try again."
    case EFBIG: "Allow larger files (ulimit -f) and try again."
    case ENOSPC, EDQUOT: "Free some space and try again."
    case ENXIO, ENODEV, ENOTCONN, ESTALE, EHOSTDOWN, EHOSTUNREACH, ETIMEDOUT:
      "Connect its disc or server again and try again."
    case ENAMETOOLONG, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP: "Choose a folder on another disc."
    default: "Try again, or choose another folder."
    }
  }
}
