#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Fault {
  static let timing: [Fault] = [
    Fault("delay", "Answers late.", .milliseconds(1000)) {
      [.pause(.milliseconds($0.number)), .bytes($0.answer)]
    },
    Fault("hang", "Never answers.") { _ in [.hang] },
    Fault("hang-in-headers", "Stops in the middle of the headers.") { [.bytes($0.firstHalfOfHead), .hang] },
    Fault("hang-in-body", "Stops in the middle of the body.") {
      [.text($0.head), .bytes($0.firstHalf), .hang]
    },
    Fault("slow-headers", "Sends the headers byte by byte, with a pause after each.", .milliseconds(100)) {
      drip(Data($0.head.utf8), every: $0.number) + [.bytes($0.body)]
    },
    Fault("slow-body", "Sends the body byte by byte, with a pause after each.", .milliseconds(100)) {
      [.text($0.head)] + drip($0.body, every: $0.number)
    },
  ]

  private static func drip(_ data: Data, every milliseconds: Int) -> [Reply.Step] {
    data.flatMap { [.bytes(Data([$0])), .pause(.milliseconds(milliseconds))] }
  }
}
