import Foundation
import Networking
import TestSupport
import Testing

@Suite(.bounded) struct `The configuration of sockets` {
  @Test func `shows no password of a proxy`() {
    var configuration = SocketConfiguration(userAgent: "Tests")
    configuration.proxyVariables = ["https_proxy": "http://ada:s3cret@proxy:8080"]
    var dumped = ""
    dump(configuration, to: &dumped)
    for text in [dumped, "\(configuration)", String(reflecting: configuration)] {
      #expect(!text.contains("s3cret"))
    }
    #expect(dumped.contains("Tests"))
  }

  @Test(arguments: [
    nil, "", "no certificate", "-----BEGIN CERTIFICATE-----\nAAAA\n", "-----BEGIN PRIVATE KEY-----\nAAAA\n",
    "-----BEGIN CERTIFICATE-----\n!!\n-----END CERTIFICATE-----\n",
    "-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n",
  ])
  func `is refused when there are no authorities in their file`(text: String?) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "authorities.pem")
    if let text { try Data(text.utf8).write(to: file) }
    let error = SocketSetupError.authoritiesUnreadable(file: file.path())
    #expect(throws: error) { try makeSocketTransport { $0.authoritiesFile = file.path() } }
    #expect(error.message.contains(file.path()))
  }

  @Test func `says what to install`() {
    #expect(SocketSetupError.libraryMissing.message.contains("apt-get install libcurl4"))
    #expect(SocketSetupError.libraryUnusable.message.contains("7.68"))
  }
}
