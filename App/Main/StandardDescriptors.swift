import Foundation

/// The descriptors 0, 1 and 2, which a program may be started without.
enum StandardDescriptors {
  /// Keeps those that are closed from being given to the next file that is opened, which would then be read or written
  /// as if it were the terminal. What they get instead can't be used: reading and writing fail, as they would have.
  static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      let mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      // The lowest free descriptor is this one, since those below it are open by now.
      guard open("/dev/null", mode) == descriptor else { exit(EX_OSERR) }
    }
  }
}
