import Benchmarks
import Foundation

let usage = """
  Usage: benchmark APP FLOW [RUNS]

  Times `APP run FLOW` as a whole process, process start included, in turn with `APP --version`, and prints both with
  the ratio of their medians. RUNS is how often each is run (1 to 1000, 20 when not given).

  """

let arguments = Array(CommandLine.arguments.dropFirst())
let runs = arguments.count == 3 ? Int(arguments[2]) : 20
guard (2...3).contains(arguments.count), let runs, (1...1000).contains(runs) else {
  FileHandle.standardError.write(Data(usage.utf8))
  exit(arguments == ["--help"] ? 0 : 64)
}
do {
  let app = arguments[0]
  let paired = PairedRuns(work: [app, "run", arguments[1]], floor: [app, "--version"], runs: runs)
  let (work, floor) = try paired.measure()
  print(Report.text(work: work, floor: floor), terminator: "")
} catch {
  FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
  exit(1)
}
