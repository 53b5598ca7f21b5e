import Backend
import TrellisKit

extension ServeCommand {
  /// What it is called and what it takes.
  public static let description = CommandDescription(
    name: "serve", summary: "serve the app's API on a real socket, with faults on demand",
    options: [
      OptionDescription("--host", "ADDRESS", "the IPv4 or IPv6 address to listen at (127.0.0.1)"),
      OptionDescription("--port", "N", "the port to listen at, 0 for any that is free (8090)"),
      OptionDescription(
        "--data", "FOLDER", "keep the database in FOLDER; without it nothing is kept", value: .folder),
      OptionDescription(
        "--fault", "FAULT",
        """
        misbehave: NAME[=VALUE][@PATH-PREFIX], for example reset-in-body or
        delay=500@/api/collections/users; of several that fit, the first counts
        """, isRepeatable: true),
      OptionDescription("--list-faults", "list the names of the faults, and serve nothing"),
      OptionDescription(
        "--allow-remote",
        """
        accept an address that other machines can reach; without it the
        address must be a loopback one
        """),
      OptionDescription("--quiet", "don't log requests"),
    ],
    discussion: """
      Serves until it is interrupted, and misbehaves on demand. Sign in with \(DemoAccount.standard.email) and the
      password \(DemoAccount.standard.password).

      A request from this machine can ask for a fault itself, with the header X-Trellis-Fault: NAME[=VALUE]. It
      goes before the faults of the command line.

      Exit codes: 0 ended by a signal, 2 it could not run.
      """)
}
