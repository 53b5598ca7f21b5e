#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The ways a process may end without having been asked nicely.
enum WayOfDying: String, CaseIterable, Codable, Sendable {
  case swiftTrap, indexOutOfRange, stackOverflow, wildPointer
  case abort, busError, floatingPoint, breakpoint
  case terminate, hangUp, interrupt, quit
  case userDefined1, userDefined2, brokenPipe, alarm
  case badSystemCall, profilingTimer, virtualTimer, processorTime, fileSize

  var signal: Int32 {
    switch self {
    case .swiftTrap, .indexOutOfRange: Self.trapSignal
    case .stackOverflow, .wildPointer: SIGSEGV
    case .abort: SIGABRT
    case .busError: SIGBUS
    case .floatingPoint: SIGFPE
    case .breakpoint: SIGTRAP
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .userDefined1: SIGUSR1
    case .userDefined2: SIGUSR2
    case .brokenPipe: SIGPIPE
    case .alarm: SIGALRM
    case .badSystemCall: SIGSYS
    case .profilingTimer: SIGPROF
    case .virtualTimer: SIGVTALRM
    case .processorTime: SIGXCPU
    case .fileSize: SIGXFSZ
    }
  }

  func die() {
    switch self {
    case .swiftTrap: fatalError("on purpose")
    case .indexOutOfRange: print([Int]()[Int(getpid())])
    case .stackOverflow: print(Self.depth(of: 1))
    case .wildPointer: print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
    case .abort: Self.abortProcess()
    case .busError, .floatingPoint, .breakpoint: raise(signal)
    case .terminate, .hangUp, .interrupt, .quit, .userDefined1, .userDefined2, .brokenPipe, .alarm,
      .badSystemCall, .profilingTimer, .virtualTimer, .processorTime, .fileSize:
      kill(getpid(), signal)
      while true { pause() }  // any thread may get it
    }
  }

  private static func abortProcess() {
    #if canImport(Glibc)
      Glibc.abort()
    #elseif canImport(Darwin)
      Darwin.abort()
    #endif
  }

  private static func depth(of level: Int) -> Int {
    level == .max ? level : depth(of: level + 1) + depth(of: level + 2)
  }

  private static var trapSignal: Int32 {
    #if arch(x86_64)
      SIGILL
    #else
      SIGTRAP
    #endif
  }
}
