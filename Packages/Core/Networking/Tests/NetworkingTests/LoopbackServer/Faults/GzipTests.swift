import Foundation
import TestSupport
import Testing

@testable import LoopbackServer

@Suite(.bounded, .enabled(if: GzipTool.path != nil, "there is no gzip on this machine"))
struct GzipTests {
  @Test(arguments: [0, 1, 14, 65_535, 65_536, 140_000])
  func `what is wrapped can be unwrapped`(size: Int) throws {
    let data = Data(String(repeating: "0123456789abc", count: size / 13 + 1).utf8).prefix(size)
    #expect(try Self.unwrap(Gzip.wrap(data)) == data)
  }

  @Test func `the bomb is a valid file of zeros`() throws {
    let zeros = try Self.unwrap(Gzip.bomb)
    #expect(zeros == Data(count: Gzip.bombSize))
    #expect(Gzip.bomb.count * 150 < Gzip.bombSize)
  }

  private static func unwrap(_ data: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString).gz")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = try URL(filePath: #require(GzipTool.path))
    process.arguments = ["-dc", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return result
  }
}

private enum GzipTool {
  static let path = ["/usr/bin/gzip", "/bin/gzip"].first { FileManager.default.isExecutableFile(atPath: $0) }
}
