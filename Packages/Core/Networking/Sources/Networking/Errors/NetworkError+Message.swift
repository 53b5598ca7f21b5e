extension NetworkError {
  /// What happened and what to do next, in words for a person.
  public var message: String {
    switch self {
    case .unreachable: "The server can't be reached. Check your connection and try again."
    case .timedOut: "The server took too long to answer. Try again in a moment."
    case .cancelled: "The request was cancelled. Try again if you still need it."
    case .insecure: "The connection to the server isn't secure. Try again on a network you trust."
    case .responseTooLarge: "The server sent more than this app can take. Try again, or ask for less."
    case .unreadableResponse: "The server's answer can't be read. Try again later, or update the app."
    case .captivePortal:
      "This network shows a page of its own. Open a web browser to see what it wants, then try again."
    case .refusedOnTheWay(let status):
      "Something between the app and the server refused this (\(status)). Try again on another network."
    case .invalidRequest: "This request can't be sent. Go back and check what was entered."
    case .rejected(let rejection): rejection.explanation
    }
  }
}

extension ServerRejection {
  /// The server's own words where it says on the whole what is wrong; a standard sentence otherwise, also where single
  /// fields have words of their own.
  fileprivate var explanation: String {
    switch status {
    case 401: "You're not signed in, or your session has ended. Sign in and try again."
    case 403: "You aren't allowed to do this. Sign in with another account, or ask for access."
    case 408, 502, 504: "The server took too long to answer. Try again in a moment."
    case 429: "Too many requests. Wait \(retryAfter?.inWords ?? "a moment") and try again."
    case 503: "The server is down for maintenance. Try again in \(retryAfter?.inWords ?? "a few minutes")."
    case 500...: "Something went wrong on the server. Try again later."
    default:
      fields.isEmpty
        ? "\(reason) \(nextStep)" : "Something that was entered is not accepted. Change it and try again."
    }
  }

  private var reason: String {
    guard let last = message.last else { return status == 404 ? "This wasn't found." : "The server said no." }
    return last.isPunctuation ? message : message + "."
  }

  private var nextStep: String {
    status == 404 ? "It may be gone; go back and refresh." : "Check what you entered and try again."
  }
}

extension Duration {
  /// Rounded up, such as `30 seconds`; nil for no time at all.
  fileprivate var inWords: String? {
    let (seconds, attoseconds) = components
    let whole = attoseconds > 0 ? seconds + 1 : seconds
    return switch whole {
    case ..<1: nil
    case 1: "a second"
    case ...90: "\(whole) seconds"
    case ...5400: "\((whole + 59) / 60) minutes"
    default: "\((whole + 3599) / 3600) hours"
    }
  }
}
