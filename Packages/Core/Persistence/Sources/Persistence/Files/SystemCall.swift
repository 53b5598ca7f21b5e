#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes a system call, again when a signal interrupted it.
///
/// - Parameters:
///   - path: what the error names.
///   - call: returns -1 and sets `errno` when it fails.
@discardableResult
func systemCall<Result: SignedInteger>(
  on path: String, _ call: () -> Result
) throws(FileStoreError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let code = errno
    if code != EINTR { throw FileStoreError(code: code, path: path) }
  }
}

/// Runs `body`; where something is not there, the result is `nil`.
func ifPresent<Result>(
  _ body: () throws(FileStoreError) -> Result
) throws(FileStoreError) -> Result? {
  do {
    return try body()
  } catch {
    if case .missing = error { return nil }
    throw error
  }
}
