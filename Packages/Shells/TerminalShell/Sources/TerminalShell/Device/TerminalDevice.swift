import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal while it is ours: raw input, the alternate screen, and its way back whatever happens.
@MainActor
final class TerminalDevice {
  private let input: Int32
  private let output: Int32
  private let environment: [String: String]
  /// What was typed, in the order it arrived; ends when the terminal goes away.
  let typedBytes: ReadableDescriptor
  /// Resizes and resumptions, one byte each.
  let events: ReadableDescriptor

  /// Takes the terminal behind two descriptors. One terminal can be taken at a time.
  init(input: Int32, output: Int32, environment: [String: String]) throws(TerminalUnavailable) {
    let errorNumber = cterminal_take(input, output, ControlSequence.enter, ControlSequence.leave)
    guard errorNumber == 0 else { throw .canNotBeTaken(errorNumber) }
    do {
      typedBytes = try ReadableDescriptor(input)
      events = try ReadableDescriptor(cterminal_events())
    } catch {
      cterminal_give_back()
      throw error
    }
    self.input = input
    self.output = output
    self.environment = environment
  }

  func giveBack() {
    cterminal_give_back()
  }

  func suspendProcess() {
    cterminal_suspend()
  }

  var size: TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    let isReported = cterminal_window_size(output, &columns, &rows) == 0
    return TerminalSize(
      reported: isReported ? (Int(columns), Int(rows)) : nil, environment: environment)
  }

  /// Writes everything, with a single call unless the terminal takes only a part. Throws once it is gone.
  func write(_ bytes: [UInt8]) throws(TerminalUnavailable) {
    try writeAll(bytes, to: output)
  }
}
