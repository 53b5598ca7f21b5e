#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal can't be taken over.
struct TerminalUnavailable: Error, CustomStringConvertible {
  let errorNumber: Int32

  var description: String {
    "The terminal can't be used: \(String(cString: strerror(errorNumber)))."
  }
}
