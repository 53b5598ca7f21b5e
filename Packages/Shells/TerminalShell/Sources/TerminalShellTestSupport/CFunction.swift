#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions of the C library that its Swift module leaves out. Their types are those of `unistd.h` and of `pty.h`
/// (`util.h` on Apple platforms), so the casts are safe; a parameter that is never used here is a raw pointer.
package enum CFunction {
  package typealias Fork = @convention(c) () -> pid_t
  package typealias OpenPTY =
    @convention(c) (
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?,
      UnsafeRawPointer?, UnsafeRawPointer?
    ) -> Int32

  package static func fork() -> Fork? {
    dlsym(dlopen(nil, RTLD_NOW), "fork").map { unsafeBitCast($0, to: Fork.self) }
  }

  package static func openpty() -> OpenPTY? {
    dlsym(dlopen(nil, RTLD_NOW), "openpty").map { unsafeBitCast($0, to: OpenPTY.self) }
  }
}
