#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Fault {
  static let statuses: [Fault] = [
    Fault("status", "Refuses with this status.", .number("STATUS", 500, in: 400...599)) {
      $0.refusal($0.number)
    },
    Fault("unauthorized", "Refuses who is asking (401).") { $0.refusal(401) },
    Fault("basic-challenge", "Refuses who is asking (401), and asks for a password.") {
      $0.refusal(401, ["WWW-Authenticate": #"Basic realm="trellis""#])
    },
    Fault("forbidden", "Refuses what is asked for (403).") { $0.refusal(403) },
    Fault("too-many-requests", "Asks to wait (429) for some seconds.", .seconds(1)) {
      $0.refusal(429, ["Retry-After": $0.value])
    },
    Fault("too-many-requests-date", "Asks to wait (429) until a date, some seconds from now.", .seconds(2)) {
      $0.refusal(429, ["Retry-After": $0.now.addingTimeInterval(Double($0.number)).httpDate])
    },
    Fault("too-many-requests-garbage", "Asks to wait (429), and doesn't say clearly for how long.") {
      $0.refusal(429, ["Retry-After": "-1 moments"])
    },
    Fault("server-error", "Fails (500).") { $0.refusal(500) },
    Fault("bad-gateway", "Has no server behind it (502).") { $0.refusal(502) },
    Fault("unavailable", "Is out of service (503) for some seconds.", .seconds(1)) {
      $0.refusal(503, ["Retry-After": $0.value])
    },
    Fault("gateway-timeout", "Waited too long for the server behind it (504).") { $0.refusal(504) },
  ]
}
