import FlowShell
import Foundation

/// The file and the folder that a run of flows writes to. Of what is there already, only a report is replaced.
struct FlowOutput {
  private let report: URL?
  private let folder: URL?

  /// - Throws: what keeps them from being written, before a flow has been run for nothing.
  init(_ options: AppCommand.FlowOptions) throws(OutputError) {
    report = options.junit.map { URL(filePath: $0) }
    folder = options.snapshots.map { URL(filePath: $0, directoryHint: .isDirectory) }
    try checkReport()
    try checkFolder()
  }

  /// Writes the results, if they were asked for. What the file is stays as it is: a symbolic link, a pipe, its permissions.
  func write(_ results: [FlowResult]) throws(OutputError) {
    guard let report else { return }
    try checkReport()
    try write(JUnitReport.xml(results), to: report)
  }

  /// Keeps a screen in the folder.
  ///
  /// - Returns: false when there is no folder for it.
  func keep(_ snapshot: FlowSnapshot, of flow: String) throws(OutputError) -> Bool {
    guard let folder else { return false }
    // No snapshot's name has a point, so that no two files have the same name.
    try write(
      snapshot.lines.map { $0 + "\n" }.joined(),
      to: folder.appending(path: "\(flow).\(snapshot.name).txt"), makingFolder: true)
    return true
  }

  private func checkReport() throws(OutputError) {
    guard let report else { return }
    try checkParent(of: report)
    var status = stat()
    guard stat(report.path, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw problem(report, "it is a folder") }
    guard access(report.path, W_OK) == 0 else { throw problem(report, FileProblem.text(code: errno)) }
    guard kind == S_IFREG, status.st_size > 0 else { return }
    var beginning: String?
    do {
      let file = try FileHandle(forReadingFrom: report)
      defer { try? file.close() }  // it was only read
      beginning = try file.read(upToCount: 1024).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      throw problem(report, FileProblem.text(error, path: report.path))
    }
    guard JUnitReport.isBeginning(beginning ?? "") else {
      throw problem(report, "it is there and no JUnit report. Remove it, or choose another name")
    }
  }

  private func checkFolder() throws(OutputError) {
    guard let folder else { return }
    switch FileProblem.isFolder(folder) {
    case nil: try checkParent(of: folder)
    case false?: throw problem(folder, "there is a file of that name")
    case true? where access(folder.path, W_OK) != 0: throw problem(folder, FileProblem.text(code: errno))
    case true?: break
    }
  }

  private func checkParent(of url: URL) throws(OutputError) {
    let parent = url.standardizedFileURL.deletingLastPathComponent()
    switch FileProblem.isFolder(parent) {
    case nil: throw problem(url, "there is no folder “\(parent.path)”. Make it first")
    case false?: throw problem(url, "a file is where its folder should be")
    case true?:
      let isThere = FileManager.default.fileExists(atPath: url.path)
      guard isThere || access(parent.path, W_OK) == 0 else {
        throw problem(url, FileProblem.text(code: errno))
      }
    }
  }

  private func write(_ text: String, to url: URL, makingFolder: Bool = false) throws(OutputError) {
    do {
      if makingFolder {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      try Data(text.utf8).write(to: url)
    } catch {
      throw problem(url, FileProblem.text(error, path: url.path))
    }
  }

  private func problem(_ url: URL, _ reason: String) -> OutputError {
    .cannotCreate("\(url.path) can't be written: \(reason)")
  }
}
