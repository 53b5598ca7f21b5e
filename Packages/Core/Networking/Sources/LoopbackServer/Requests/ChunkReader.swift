#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Undoes the chunked transfer coding (RFC 9112, section 7.1); extensions and trailers are thrown away.
struct ChunkReader {
  private enum Part {
    case size
    case data(Int)
    case dataEnd
    case trailers
  }

  private static let lineLimit = 4096
  private static let lineTooLong = RequestRefusal.malformed("The line of a chunk is too long.")

  private var part = Part.size
  private var trailerBudget: Int

  init(trailerLimit: Int) {
    trailerBudget = trailerLimit
  }

  /// Returns whether the last chunk and the trailers have come.
  mutating func read(
    from input: inout InputBuffer, into body: inout Data, limit: Int
  ) throws(RequestRefusal) -> Bool {
    while true {
      switch part {
      case .data(let count):
        let taken = input.take(count)
        body.append(contentsOf: taken)
        guard taken.count == count else {
          part = .data(count - taken.count)
          return false
        }
        part = .dataEnd
      case .size:
        guard let line = try takeLine(from: &input, limit: Self.lineLimit, else: Self.lineTooLong) else {
          return false
        }
        let size = try Self.size(line)
        guard size <= limit - body.count else { throw .bodyTooLarge }
        part = size == 0 ? .trailers : .data(size)
      case .dataEnd:
        guard try takeLine(from: &input, limit: 0, else: .malformed("A chunk is longer than it says.")) != nil
        else { return false }
        part = .size
      case .trailers:
        guard let line = try takeLine(from: &input, limit: trailerBudget, else: .headersTooLarge) else {
          return false
        }
        trailerBudget -= line.count + 2
        if line.isEmpty { return true }
      }
    }
  }

  /// A line that isn't complete may already be too long.
  private func takeLine(
    from input: inout InputBuffer, limit: Int, else refusal: RequestRefusal
  ) throws(RequestRefusal) -> ArraySlice<UInt8>? {
    let line = try input.takeLine()
    guard (line?.count ?? input.count - 1) <= limit else { throw refusal }
    return line
  }

  private static func size(_ line: ArraySlice<UInt8>) throws(RequestRefusal) -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard !digits.isEmpty, isHexadecimal else { throw .malformed("The size of a chunk isn't a number.") }
    guard let size = Int(String(decoding: digits, as: UTF8.self), radix: 16) else { throw .bodyTooLarge }
    return size
  }
}
