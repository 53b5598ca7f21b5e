import AffectedPackages

extension Subcommand {
  static let test = Subcommand(TestCommand.self)
}
