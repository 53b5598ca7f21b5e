#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why nothing can be shown, with the system's error number.
enum TerminalUnavailable: Error, Equatable, CustomStringConvertible {
  case canNotBeTaken(Int32)
  case canNotBeWritten(Int32)

  var description: String {
    switch self {
    case .canNotBeTaken(let number): "The terminal can't be used: \(String(cString: strerror(number)))."
    case .canNotBeWritten(let number): "The output can't be written: \(String(cString: strerror(number)))."
    }
  }
}
