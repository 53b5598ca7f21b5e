import Foundation
import LoopbackServer

extension HTTPServerError {
  /// What happened and what to do next.
  var explanation: String {
    switch self {
    case .notAnAddress(let text):
      "“\(text)” is no IP address. Give one to --host, such as 127.0.0.1 or ::1."
    case .notLoopback(let address):
      "Other machines could reach \(address). Add --allow-remote if they may."
    case .portInUse(let port):
      "Port \(port) is in use. End the program that uses it, or choose another with --port (0 for any free one)."
    case .addressNotAvailable(let address):
      "This machine doesn't have the address \(address). Choose another with --host."
    case .notPermitted(let port):
      "You may not listen at port \(port). Choose one from 1024 with --port."
    case .system(let code):
      "The server can't listen: \(String(cString: strerror(code))). Try again, or choose another port with --port."
    }
  }
}
