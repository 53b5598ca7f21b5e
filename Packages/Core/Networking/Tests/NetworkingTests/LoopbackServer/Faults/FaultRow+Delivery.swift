extension FaultRow {
  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
  private static let half = "HTTP/1.1 200 OK\r\nContent-Type: appl"
  private static let answer = head + #"{"name":"Ada"}"#

  static let timing = [
    FaultRow("delay=1", answer),
    FaultRow("hang", "", .silence),
    FaultRow("hang-in-headers", half, .silence),
    FaultRow("hang-in-body", head + #"{"name""#, .silence),
    FaultRow("slow-headers=1", answer),
    FaultRow("slow-body=1", answer),
  ]

  static let connection = [
    FaultRow("empty-answer", "", .closed),
    FaultRow("reset-before-headers", "", .reset),
    FaultRow("reset-in-headers", half, .reset),
    FaultRow("reset-after-headers", head, .reset),
    FaultRow("reset-in-body", head + #"{"name""#, .reset),
    FaultRow("close-in-headers", half, .closed),
    FaultRow("close-after-answer", answer, .closed),
    FaultRow("reset-after-answer", answer, .reset),
    FaultRow("duplicate-answer", answer + answer),
  ]
}
