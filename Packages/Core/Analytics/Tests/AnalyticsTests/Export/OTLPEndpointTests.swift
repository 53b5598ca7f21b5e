import Testing

@testable import Analytics

@Suite struct `An address for events` {
  @Test(arguments: [
    ("http://localhost", "http://localhost:4318/v1/logs"),
    ("http://localhost/", "http://localhost:4318/v1/logs"),
    ("HTTP://localhost", "http://localhost:4318/v1/logs"),
    ("http://localhost:4318", "http://localhost:4318/v1/logs"),
    ("http://localhost:80", "http://localhost:80/v1/logs"),
    ("https://collector.example", "https://collector.example/v1/logs"),
    ("https://collector.example:4318/", "https://collector.example:4318/v1/logs"),
    ("http://collector:4318/mine//", "http://collector:4318/mine/v1/logs"),
    ("http://collector:4318/a%2Fb", "http://collector:4318/a%2Fb/v1/logs"),
    ("https://collector.example/v1/logs", "https://collector.example/v1/logs"),
    ("http://collector.example/v1/logs", "http://collector.example/v1/logs"),
    ("https://collector.example/mine/v1/logs/", "https://collector.example/mine/v1/logs/"),
    ("http://127.0.0.1:9", "http://127.0.0.1:9/v1/logs"),
    ("http://[::1]", "http://[::1]:4318/v1/logs"),
  ])
  func `is completed when it is that of a receiver, and used as it is when it is that of logs`(
    text: String, url: String
  ) throws {
    #expect(try OTLPEndpoint(text).url.absoluteString == url)
  }

  @Test(arguments: [
    ("", OTLPEndpointError.unsupportedScheme),
    ("localhost:4318", .unsupportedScheme),
    ("//localhost", .unsupportedScheme),
    ("ftp://localhost", .unsupportedScheme),
    ("grpc://localhost:4317", .unsupportedScheme),
    ("http://ada:hunter2@localhost", .containsCredentials),
    ("http://ada@localhost", .containsCredentials),
    ("http://@localhost", .containsCredentials),
    ("http://", .invalidHost),
    ("http:localhost", .invalidHost),
    ("http:///v1/logs", .invalidHost),
    ("http://localhost:0", .invalidHost),
    ("http://localhost:65536", .invalidHost),
    ("http://local%68ost", .invalidHost),
    ("http://localhost?api_key=hunter2", .containsQueryOrFragment),
    ("http://localhost/#logs", .containsQueryOrFragment),
    ("http://local host", .notAnAddress),
    (" http://localhost", .notAnAddress),
    (#"http://localhost\@evil.example"#, .notAnAddress),
    ("http://localhost\n", .notAnAddress),
    ("http://localhost:port", .notAnAddress),
    ("http://[::1", .notAnAddress),
    ("http://bücher.example", .notAnAddress),
  ])
  func `is refused with a reason that doesn't repeat it`(text: String, error: OTLPEndpointError) {
    #expect(throws: error) { try OTLPEndpoint(text) }
    #expect(!error.message.contains("hunter2") && error.message.hasSuffix("."))
  }
}
