import Foundation

/// Waits until a process that isn't this one's child has ended. One that was killed dies only when it is its turn to run, and
/// may be listed until its parent looks.
public func waitForEnd(of process: pid_t) async {
  while kill(process, 0) == 0 {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    if status?.contains(") Z ") == true || status?.contains(") X ") == true { return }
    await Task.yield()
  }
}
