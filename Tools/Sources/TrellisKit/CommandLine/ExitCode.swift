/// The exit codes of commands, besides 0 and what a command says of itself.
public enum ExitCode {
  /// A command could not run, or not to its end.
  public static let couldNotRun: Int32 = 2
  /// The command line is wrong: `EX_USAGE` of sysexits.
  public static let usage: Int32 = 64
}
