import CTerminal
import TestSupport
import Testing

@testable import TerminalShell
@testable import TerminalShellTestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if os(Linux) || os(macOS)
  @Suite(.bounded) struct `The terminal is given back` {
    @Test(arguments: WayOfDying.allCases)
    func `when the process dies of a signal, which it still dies of`(_ way: WayOfDying) async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .signal(way.signal)) {
        [way = way as WayOfDying, path = terminal.path as String] in
        PseudoTerminal.attach(path)
        await MainActor.run {
          cterminal_take(STDIN_FILENO, STDOUT_FILENO, ControlSequence.enter, ControlSequence.leave)
          way.die()
        }
      }
      let output = terminal.readAvailable()
      #expect(output.hasPrefix(ControlSequence.enter))
      #expect(output.hasSuffix(ControlSequence.leave))
      #expect(terminal.isCooked)
    }

    @Test func `once, when the process asks for it and then exits`() async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        cterminal_give_back()
        cterminal_give_back()
        exit(0)
      }
      #expect(terminal.readAvailable() == "[enter][leave]")
      #expect(terminal.isCooked)
    }

    @Test func `when the process exits without asking for it`() async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        exit(3)
      }
      #expect(terminal.readAvailable() == "[enter][leave]")
      #expect(terminal.isCooked)
    }

    @Test func `with what was written to the standard error meanwhile`() async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .signal(WayOfDying.swiftTrap.signal)) {
        [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        dup2(STDOUT_FILENO, STDERR_FILENO)
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        write(STDERR_FILENO, "first\n", 6)
        cterminal_give_back()
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        write(STDERR_FILENO, "second\n", 7)
        fatalError("on purpose")
      }
      let output = terminal.readAvailable()
      #expect(output.hasPrefix("[enter][leave]first\r\n[enter][leave]second\r\n"))
      #expect(output.contains("on purpose"))
    }

    @Test func `before a crash is reported, which ends the process all the same`() async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .signal(SIGABRT)) { [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        signal(SIGABRT) { _ in write(STDOUT_FILENO, "report", 6) }
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        WayOfDying.abort.die()
      }
      #expect(terminal.readAvailable() == "[enter][leave]report")
    }

    @Test(arguments: [SIGQUIT, SIGSEGV])
    func `when somebody sends what a reporter of crashes would come back from`(_ number: Int32) async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .signal(number)) {
        [number = number as Int32, path = terminal.path as String] in
        PseudoTerminal.attach(path)
        signal(number) { _ in write(STDOUT_FILENO, "report", 6) }
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        kill(getpid(), number)
        while true { pause() }  // any thread may get it
      }
      #expect(terminal.readAvailable() == "[enter][leave]")
    }

    @Test func `but not for a signal that the program handles`() async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        var everySignal = sigset_t()
        sigfillset(&everySignal)
        pthread_sigmask(SIG_UNBLOCK, &everySignal, nil)  // the threads of a pool block some
        signal(SIGUSR1) { _ in write(STDOUT_FILENO, "handled", 7) }
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        signal(SIGUSR2) { _ in write(STDOUT_FILENO, "later", 5) }
        raise(SIGUSR1)
        cterminal_give_back()
        raise(SIGUSR2)
        exit(0)
      }
      #expect(terminal.readAvailable() == "[enter]handled[leave]later")
    }

    @Test func `but a hang-up that was to be ignored stays ignored`() async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        signal(SIGHUP, SIG_IGN)
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        raise(SIGHUP)
        _ = "alive".withCString { write(STDOUT_FILENO, $0, 5) }
        exit(0)
      }
      #expect(terminal.readAvailable() == "[enter]alive[leave]")
    }

    @Test(arguments: JobControl.Job.allCases)
    func `while the process is stopped, and taken when it is in the foreground`(_ job: JobControl.Job)
      async throws
    {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .success) {
        [job = job as JobControl.Job, path = terminal.path as String] in
        PseudoTerminal.attach(path)
        JobControl.run(job)
      }
      #expect(terminal.readAvailable() == job.output)
      #expect(terminal.isCooked)
    }

    @Test func `once, also when it is told to go on without having been stopped`() async throws {
      let terminal = try PseudoTerminal()
      await #expect(processExitsWith: .success) { [path = terminal.path as String] in
        PseudoTerminal.attach(path)
        var everySignal = sigset_t()
        sigfillset(&everySignal)
        pthread_sigmask(SIG_UNBLOCK, &everySignal, nil)  // the threads of a pool block some
        cterminal_take(STDIN_FILENO, STDOUT_FILENO, "[enter]", "[leave]")
        raise(SIGCONT)
        let events = try ReadableDescriptor(cterminal_events())
        #expect(await events.next() == [UInt8(CTERMINAL_EVENT_RESUMED)])
        cterminal_give_back()
        exit(0)
      }
      #expect(terminal.readAvailable() == "[enter][leave]")
    }
  }

  @Suite(.bounded) struct `A terminal` {
    @Test func `can be taken by one at a time and tells when it isn't one`() async {
      await #expect(processExitsWith: .success) {
        #expect(cterminal_take(-1, -1, "", "") == EBADF)
        let terminal = try PseudoTerminal()
        #expect(cterminal_take(terminal.program, terminal.program, "", "") == 0)
        #expect(cterminal_take(terminal.program, terminal.program, "", "") == EBUSY)
        cterminal_give_back()
        #expect(cterminal_take(terminal.program, terminal.program, "", "") == 0)
        cterminal_give_back()
      }
    }

    @Test func `reports its size, and a change of it as an event`() async {
      await #expect(processExitsWith: .success) {
        let terminal = try PseudoTerminal(columns: 100, rows: 30)
        PseudoTerminal.attach(terminal.path)
        let device = try await TerminalDevice(input: 0, output: 1, environment: [:])
        #expect(await device.size == TerminalSize(columns: 100, rows: 30))
        terminal.resize(columns: 20, rows: 5)
        let events = await device.events
        #expect(await events.next() == [UInt8(CTERMINAL_EVENT_RESIZED)])
        #expect(await device.size == TerminalSize(columns: 20, rows: 5))
        await device.giveBack()
        exit(0)  // before the terminal goes, which would hang up on its session
      }
    }
  }
#endif
