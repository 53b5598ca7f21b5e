import Foundation

/// What README says before its first command: what the app is.
enum ReadmeBeginning {
  private static let text = """
    # Trellis

    A modular Swift app. Its features are packages of their own, each behind a public protocol and a factory, assembled by a
    thin executable through one dependency container and scoped coordinators. The whole composed app runs and is tested on
    Linux without a simulator: interactively in the terminal, and headless from scripts in milliseconds.

    It was made by `trellis new app`.


    """

  static func replaced(in readme: String) throws(ScaffoldingError) -> String {
    guard let start = readme.range(of: "```sh\n") else {
      throw .noPlace(AppRepository.readme, "first command, in a block that begins with ```sh")
    }
    return text + readme[start.lowerBound...]
  }
}
