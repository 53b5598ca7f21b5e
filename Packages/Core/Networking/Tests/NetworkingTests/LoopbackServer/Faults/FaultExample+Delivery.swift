extension FaultExample {
  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
  private static let half = "HTTP/1.1 200 OK\r\nContent-Type: appl"
  private static let answer = head + #"{"name":"Ada"}"#

  static let timing = [
    FaultExample("delay=1", answer),
    FaultExample("hang", "", .silence),
    FaultExample("hang-in-headers", half, .silence),
    FaultExample("hang-in-body", head + #"{"name""#, .silence),
    FaultExample("slow-headers=1", answer),
    FaultExample("slow-body=1", answer),
  ]

  static let connection = [
    FaultExample("empty-answer", "", .closed),
    FaultExample("reset-before-headers", "", .reset),
    FaultExample("reset-in-headers", half, .reset),
    FaultExample("reset-after-headers", head, .reset),
    FaultExample("reset-in-body", head + #"{"name""#, .reset),
    FaultExample("close-in-headers", half, .closed),
    FaultExample("close-after-answer", answer, .closed),
    FaultExample("reset-after-answer", answer, .reset),
    FaultExample("duplicate-answer", answer + answer),
  ]
}
