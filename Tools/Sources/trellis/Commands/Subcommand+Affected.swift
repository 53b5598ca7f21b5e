import AffectedPackages

extension Subcommand {
  static let affected = Subcommand(AffectedCommand.self)
}
