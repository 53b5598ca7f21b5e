import Foundation

/// How a cold check grows with the tree: what a small one and a large one took.
public struct CheckGrowth: Sendable {
  /// A tree and its cold check.
  public struct Size: Sendable {
    /// How many files it has.
    public let files: Int
    /// What its check took.
    public let result: CheckMeasurement.Result

    /// Describes a tree.
    public init(files: Int, result: CheckMeasurement.Result) {
      self.files = files
      self.result = result
    }
  }

  /// The most that a file of the large tree may take, as a multiple of one of the small tree.
  static let mostTime = 1.25
  /// The most memory that each further file may take, in KB: what is known of it, but not its syntax.
  static let mostKilobytes = 32.0

  private let small: Size
  private let large: Size

  /// Compares two trees.
  ///
  /// - Parameter large: must have more files.
  public init(small: Size, large: Size) {
    precondition(large.files > small.files)
    self.small = small
    self.large = large
  }

  /// The time of all cores for a file of the large tree by that in the small one: what else the machine does counts less.
  var timeRatio: Double {
    large.result.processorTime.ratio(to: small.result.processorTime) * Double(small.files)
      / Double(large.files)
  }

  /// The memory of each further file.
  var kilobytesOfFile: Double {
    Double(large.result.peakMemory - small.result.peakMemory) / 1024 / Double(large.files - small.files)
  }

  /// Whether time grows with the number of files and no faster, and memory hardly.
  public var holds: Bool { timeRatio <= Self.mostTime && kilobytesOfFile <= Self.mostKilobytes }

  /// Lines of text.
  public var text: String {
    func mark(_ isFine: Bool) -> String { isFine ? "" : "  TOO MUCH" }
    let sizes = [small, large].map { size in
      let milliseconds = size.result.processorTime.median / .milliseconds(1)
      return String(
        format: "%d files: %.0f ms of all cores, %.2f ms each, %d MB\n", size.files, milliseconds,
        milliseconds / Double(size.files), size.result.peakMemory >> 20)
    }.joined()
    return sizes
      + String(format: "time of a file, large / small: %.2f, at most %.2f", timeRatio, Self.mostTime)
      + mark(timeRatio <= Self.mostTime) + "\n"
      + String(
        format: "memory of each further file: %.1f KB, at most %.0f", kilobytesOfFile, Self.mostKilobytes)
      + mark(kilobytesOfFile <= Self.mostKilobytes) + "\n"
  }
}
