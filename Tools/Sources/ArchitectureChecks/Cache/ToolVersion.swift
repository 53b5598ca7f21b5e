import Foundation

/// Tells one build of the tool from another: other rules find other things.
enum ToolVersion {
  /// Size and time of the executable that runs.
  static let current: String = {
    #if os(Linux)
      let executable = "/proc/self/exe"
    #else
      let executable = Bundle.main.executablePath ?? ""
    #endif
    var status = stat()
    guard stat(executable, &status) == 0 else { return "unknown \(UUID())" }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }()
}
