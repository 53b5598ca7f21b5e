import Foundation

/// An authority of its own in a folder that goes with it, and what it issues.
final class Certificates: Sendable {
  struct Issued {
    let certificate: String
    let key: String
  }

  private let folder: URL

  var authority: String { path("authority.pem") }

  init() async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try await Tool.openssl.run(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
      "-subj", "/CN=Tests", "-keyout", path("authority.key"), "-out", authority)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// - Parameters:
  ///   - name: as in `subjectAltName`, such as `IP:127.0.0.1`.
  ///   - days: how long it is valid; it has expired when negative.
  func issue(to name: String, days: Int = 1) async throws -> Issued {
    let issued = Issued(certificate: path("issued.pem"), key: path("issued.key"))
    try await Tool.openssl.run(
      "req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-subj", "/CN=Tests", "-addext", "subjectAltName=\(name)", "-keyout", issued.key, "-out",
      path("request"))
    try await Tool.openssl.run(
      "x509", "-req", "-in", path("request"), "-CA", authority, "-CAkey", path("authority.key"),
      "-CAcreateserial", "-copy_extensions", "copy", "-days", "\(days)", "-out", issued.certificate)
    return issued
  }

  private func path(_ name: String) -> String {
    folder.appending(path: name).path()
  }
}
