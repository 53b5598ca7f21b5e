import DevelopmentServer

extension Subcommand {
  static let serve = Subcommand(ServeCommand.self)
}
