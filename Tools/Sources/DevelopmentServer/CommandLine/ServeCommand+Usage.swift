import Backend

extension ServeCommand {
  /// How to use it.
  public static let usage = """
    Usage: trellis serve [OPTIONS]
           trellis serve --list-faults

    Serves the app's API on a real socket until it is interrupted, and misbehaves on demand.
    Sign in with \(DemoAccount.standard.email) and the password \(DemoAccount.standard.password).

    Options:
      --host ADDRESS    the IPv4 or IPv6 address to listen at (127.0.0.1)
      --port N          the port to listen at, 0 for any that is free (8090)
      --data FOLDER     keep the database in FOLDER; without it nothing is kept
      --fault FAULT     misbehave: NAME[=VALUE][@PATH-PREFIX], for example reset-in-body or
                        delay=500@/api/collections/users; of several that fit, the first counts
      --list-faults     list the names of the faults
      --allow-remote    accept an address that other machines can reach; without it the
                        address must be a loopback one
      --quiet           don't log requests
      --help            print this

    A request from this machine can ask for a fault itself, with the header
    X-Trellis-Fault: NAME[=VALUE]. It goes before the faults of the command line.

    Exit codes: 0 ended by a signal, 1 the server could not run, 64 wrong usage.

    """
}
