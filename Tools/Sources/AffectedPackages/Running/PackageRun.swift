/// A package that is built or tested.
struct PackageRun: Sendable, Equatable {
  let name: String
  let command: SwiftCommand
  /// The folders of the packages that it needs, also through others.
  let needs: Set<String>

  var folder: String { command.folder }
}
