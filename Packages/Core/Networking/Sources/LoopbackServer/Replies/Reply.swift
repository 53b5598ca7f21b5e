import Networking

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a server does on the connection to answer a request: a proper response, or anything at all.
public struct Reply: Sendable {
  /// One thing to do.
  public enum Step: Sendable, Equatable {
    /// Writes the bytes.
    case bytes(Data)
    /// Writes the bytes over and over, with a pause after each time, until the client goes.
    case endless(Data, every: Duration = .zero)
    /// Does nothing for a while.
    case pause(Duration)
    /// Does nothing until the client goes.
    case hang
    /// Closes the connection in order (FIN).
    case close
    /// Breaks the connection (RST); what the client hasn't read by then may be lost.
    case reset
  }

  private enum Content {
    case response(HTTPResponse)
    case steps([Step])
  }

  private let content: Content

  /// A response that keeps the rules.
  ///
  /// `Content-Length` and `Connection` are written by the server. A HEAD request gets no body.
  ///
  /// - Parameter response: the status, the headers and the body; its `asOf` is ignored.
  public init(_ response: HTTPResponse) {
    content = .response(response)
  }

  /// Steps that the server takes as they are, without a look at what they mean.
  ///
  /// The connection is open for another request after the last step, unless the client asked to close it.
  ///
  /// - Parameter steps: what to do, in order.
  public init(_ steps: [Step]) {
    content = .steps(steps)
  }

  func steps(toHead isHead: Bool, closesAfter: Bool) -> [Step] {
    switch content {
    case .steps(let steps): steps
    case .response(let response):
      [.bytes(response.serialized(withoutBody: isHead, closesConnection: closesAfter))]
    }
  }
}

extension Reply.Step {
  /// Writes the text in UTF-8.
  ///
  /// - Parameter text: what to write, as it is: lines of HTTP end in `\r\n`.
  public static func text(_ text: String) -> Self {
    .bytes(Data(text.utf8))
  }
}
