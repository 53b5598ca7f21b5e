import AffectedPackages

extension Subcommand {
  static let build = Subcommand(BuildCommand.self)
}
