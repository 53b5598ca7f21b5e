extension HTTPRequest {
  /// The header fields without those that belong to the connection, which a transport writes itself.
  var fieldsToSend: [HTTPHeaders.Field] {
    headers.fields.filter { field in !Self.fieldsOfConnection.contains { field.hasName($0) } }
  }

  /// RFC 9110, sections 6.6.2, 7.2, 7.6, 8.6, 10.1.1 and 11.7.2.
  private static let fieldsOfConnection = [
    "Connection", "Content-Length", "Expect", "Host", "Keep-Alive", "Proxy-Authorization", "Proxy-Connection",
    "TE", "Trailer", "Transfer-Encoding", "Upgrade",
  ]
}
