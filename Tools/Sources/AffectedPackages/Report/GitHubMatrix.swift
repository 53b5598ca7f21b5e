import TrellisKit

/// A report as outputs of a step of GitHub Actions: lines for the file that `GITHUB_OUTPUT` names. `any` says whether there is a
/// package at all, since a matrix without a job is refused; `matrix` has a job for each.
///
/// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstrategymatrix
struct GitHubMatrix {
  /// More jobs of a matrix are refused.
  static let mostJobs = 256

  private struct Matrix: Encodable {
    let include: [Job]
  }

  private struct Job: Encodable {
    let name: String
    let folder: String
    let command: String
  }

  private let matrix: Matrix

  /// - Throws: that there are more packages than a matrix may have.
  init(_ report: AffectedReport) throws(UsageError) {
    let names = Dictionary(grouping: report.packages, by: \.name)
    let jobs = report.packages.compactMap { package -> Job? in
      guard let command = package.command else { return nil }
      let isAlone = names[package.name]?.count == 1
      return Job(
        name: isAlone ? package.name : "\(package.name) (\(package.folder))", folder: command.words[3],
        command: command.verb.rawValue)
    }
    guard jobs.count <= Self.mostJobs else {
      throw UsageError(
        "\(jobs.count) packages are affected, and a matrix may have \(Self.mostJobs) jobs. “trellis test” tests them"
          + " in one")
    }
    matrix = Matrix(include: jobs)
  }

  /// The lines. JSON has no line break in it but what is escaped.
  func text() throws -> String {
    "any=\(!matrix.include.isEmpty)\nmatrix=" + (try JSONText.of(matrix, isPretty: false))
  }
}
