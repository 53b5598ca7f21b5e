import Foundation

/// All processes that one has started in its session, those too that it put into groups of their own, as SwiftPM does with
/// tests.
struct ProcessSession {
  /// The process that the session was made for. It must not have been waited for: its number may be another's after that.
  let leader: pid_t

  /// The processes that are left, the leader among them.
  var members: [pid_t] {
    Self.all.filter { getsid($0) == leader }
  }

  /// Sends a signal to all of them. The leader's group gets it also where other processes can't be seen.
  func send(_ signal: Int32) {
    let others = members.filter { getpgid($0) != leader }
    kill(-leader, signal)
    for member in others { kill(member, signal) }
  }

  /// Ends all but the leader.
  func endOthers() {
    for member in members where member != leader { kill(member, SIGKILL) }
  }

  private static var all: [pid_t] {
    #if canImport(Darwin)
      var numbers = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
      let count = proc_listallpids(&numbers, Int32(numbers.count * MemoryLayout<pid_t>.stride))
      return Array(numbers.prefix(Int(max(0, count))))
    #else
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var numbers: [pid_t] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if let number = pid_t(name) { numbers.append(number) }
      }
      return numbers
    #endif
  }
}
