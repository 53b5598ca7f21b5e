import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process with nothing to read and with what it writes in one pipe.
///
/// Foundation's `Process` reads past the end of its memory on Linux when a thousand files are open, and tests that run
/// side by side open that many.
struct SpawnedProcess {
  struct Failed: Error {
    let code: Int32
  }

  let id: pid_t
  let output: FileHandle

  init(_ command: [String]) throws {
    let pipe = Pipe()
    // Another process that holds an end as well would keep it from being the last one.
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, 1)
    posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, 2)
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, command[0], &actions, nil, &arguments, environ)
    guard code == 0 else { throw Failed(code: code) }
    try pipe.fileHandleForWriting.close()
    self.id = id
    output = pipe.fileHandleForReading
  }

  /// Waits on the calling thread, and gives the exit code; nil when it ended otherwise.
  func waitForEnd() -> Int32? {
    var status: Int32 = 0
    guard waitpid(id, &status, 0) == id, status & 0x7F == 0 else { return nil }
    return (status >> 8) & 0xFF
  }

  func kill() {
    _ = systemKill(id, SIGKILL)
    _ = waitForEnd()
  }
}

private let systemKill = kill(_:_:)
