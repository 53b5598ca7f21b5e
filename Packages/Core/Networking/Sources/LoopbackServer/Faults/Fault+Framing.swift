#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Fault {
  static let framing: [Fault] = [
    Fault("truncated-body", "Closes the connection in the middle of a body of announced length.") {
      [.text($0.head), .bytes($0.firstHalf), .close]
    },
    Fault("truncated-chunks", "Closes the connection between two chunks.") {
      [.text($0.head(["Transfer-Encoding": "chunked"])), .bytes(chunk($0.firstHalf)), .close]
    },
    Fault("truncated-chunk", "Closes the connection in the middle of a chunk.") {
      [
        .text($0.head(["Transfer-Encoding": "chunked"])),
        .bytes(chunk($0.body).prefix($0.body.count / 2)), .close,
      ]
    },
    Fault("garbage-chunk-size", "Sends a chunk whose size isn't a number.") {
      [.text($0.head(["Transfer-Encoding": "chunked"]) + "many\r\n"), .bytes($0.body), .close]
    },
    Fault("chunked-body", "Answers well, in chunks.") {
      [
        .text($0.head(["Transfer-Encoding": "chunked"])), .bytes(chunk($0.firstHalf)),
        .bytes(chunk($0.secondHalf)), .text("0\r\n\r\n"),
      ]
    },
    Fault("unframed-body", "Answers well, and ends the body by closing the connection.") {
      [.text($0.head(["Connection": "close"])), .bytes($0.body), .close]
    },
    Fault("overlong-body", "Sends more bytes than it announced.") {
      [.text($0.head), .bytes($0.body), .text("and some more that nobody announced")]
    },
    Fault("endless-body", "Sends a body in chunks without end.") {
      [.text($0.head(["Transfer-Encoding": "chunked"])), .endless(chunk(blanks))]
    },
    Fault("endless-unframed-body", "Sends a body without length and without end.") {
      [.text($0.head([:])), .endless(blanks)]
    },
    Fault("endless-trailers", "Sends trailers after the body without end.") {
      [
        .text($0.head(["Transfer-Encoding": "chunked"])), .bytes(chunk($0.body)), .text("0\r\n"),
        .endless(Data(String(repeating: "X-Trailer: value\r\n", count: 500).utf8)),
      ]
    },
    Fault("negative-length", "Announces a negative length.") {
      [.text($0.head(["Content-Length": "-1"])), .bytes($0.body), .close]
    },
    Fault("garbage-length", "Announces a length that isn't a number.") {
      [.text($0.head(["Content-Length": "plenty"])), .bytes($0.body), .close]
    },
    Fault("huge-length", "Announces a length that no integer holds.") {
      [.text($0.head(["Content-Length": "99999999999999999999999"])), .bytes($0.body), .close]
    },
    Fault("two-lengths", "Announces two different lengths.") {
      let lengths = ($0.body.count, $0.body.count / 2)
      let head = $0.head(["Content-Length": "\(lengths.0)", "Content-Length": "\(lengths.1)"])
      return [.text(head), .bytes($0.body), .close]
    },
    Fault("length-and-chunks", "Announces a length, and sends chunks.") {
      [
        .text($0.head(["Content-Length": "3", "Transfer-Encoding": "chunked"])), .bytes(chunk($0.body)),
        .text("0\r\n\r\n"), .close,
      ]
    },
    Fault("body-without-content", "Says that there is no content (204), and sends a body.") {
      [.text("HTTP/1.1 204 No Content\r\nContent-Length: \($0.body.count)\r\n\r\n"), .bytes($0.body)]
    },
  ]

  private static let blanks = Data(repeating: UInt8(ascii: " "), count: 16 * 1024)

  private static func chunk(_ data: Data) -> Data {
    Data("\(String(data.count, radix: 16))\r\n".utf8) + data + Data("\r\n".utf8)
  }
}
