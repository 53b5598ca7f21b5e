import Foundation
import Networking

// TEMPORARY
struct CurlTransport: Transport {
  func send(_ request: HTTPRequest, progress: (@Sendable (TransferProgress) -> Void)?)
    async throws(TransportError) -> HTTPResponse
  {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/curl")
    var arguments = ["-s", "-i", "-H", "Expect:", "-X", request.method.rawValue, request.url.absoluteString]
    for f in request.headers.fields { arguments += ["-H", "\(f.name): \(f.value)"] }
    if request.headers["Content-Type"] == nil { arguments += ["-H", "Content-Type:"] }
    let out = Pipe(); let file = URL(filePath: "/tmp/cs/body-\(UUID().uuidString)")
    if let b = request.body { try? b.write(to: file); arguments += ["--data-binary", "@\(file.path)"] }
    defer { try? FileManager.default.removeItem(at: file) }
    process.arguments = arguments
    process.standardOutput = out
    guard (try? process.run()) != nil else { throw .unreachable }
    let data = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { throw .unreachable }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    var h = HTTPHeaders()
    for l in lines.dropFirst() {
      let p = l.split(separator: ":", maxSplits: 1); h.add(String(p[0]), String(p[1]))
    }
    return HTTPResponse(
      status: Int(lines[0].split(separator: " ")[1])!, headers: h, body: Data(data[end.upperBound...]))
  }
}
