import TrellisKit

extension Subcommand {
  /// A command that had to be left out of this build.
  static func withoutSyntax(_ name: String) -> Subcommand {
    Subcommand(name: name, summary: "reads Swift, which this build can't", options: []) { _ in
      StandardStream.report(
        """
        trellis \(name): this build can't read Swift. When it was built, the toolchain of the “swift” on the PATH had no
        SwiftSyntax in usr/lib/swift/host. Put a toolchain from https://www.swift.org/install first on the PATH, and build
        trellis again.

        """)
      return ExitCode.couldNotRun
    }
  }
}
