import Foundation
import TestSupport
import Testing

@testable import Persistence

@Suite struct `A file error` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    (ENOENT, FileStoreError.missing(path: "/p")), (EACCES, .accessDenied(path: "/p")),
    (EPERM, .accessDenied(path: "/p")), (EROFS, .readOnly(path: "/p")), (ENOSPC, .discFull(path: "/p")),
    (EDQUOT, .discFull(path: "/p")), (ENOTDIR, .notAFolder(path: "/p")), (EISDIR, .notAFile(path: "/p")),
    (ELOOP, .symbolicLink(path: "/p")), (EBUSY, .inUse(path: "/p")), (ETXTBSY, .inUse(path: "/p")),
    (EIO, .failed(path: "/p", code: Int(EIO))),
  ])
  func `comes from the system's number`(code: Int32, error: FileStoreError) {
    #expect(FileStoreError(code: code, path: "/p") == error)
  }

  @Test(arguments: [
    FileStoreError.invalidName("/p"), .missing(path: "/p"), .accessDenied(path: "/p"), .readOnly(path: "/p"),
    .discFull(path: "/p"), .notAFolder(path: "/p"), .notAFile(path: "/p"), .symbolicLink(path: "/p"),
    .tooLarge(path: "/p", limit: 5), .foreignOwner(path: "/p"), .notEncodable(path: "/p"),
    .inUse(path: "/p"), .failed(path: "/p", code: 5),
  ])
  func `names the path in words for a person`(error: FileStoreError) {
    #expect(error.description.hasPrefix("\"/p\" "))
    #expect(error.description.hasSuffix("."))
  }

  @Test(
    arguments: [
      (EIO, "Input/output error", "check it"), (EMFILE, "Too many open files", "(ulimit -n)"),
      (ENFILE, "Too many open files", "Close other programs"), (ENOMEM, "memory", "Close other programs"),
      (EFBIG, "File too large", "(ulimit -f)"), (ENXIO, "No such device", "Connect"),
      (ENODEV, "No such device", "Connect"), (ENOTCONN, "not connected", "Connect"),
      (ESTALE, "Stale", "Connect"), (EHOSTDOWN, "Host is down", "Connect"),
      (ETIMEDOUT, "timed out", "Connect"), (ENAMETOOLONG, "too long", "another disc"),
      (EINVAL, "Invalid argument", "another disc"), (ENOTSUP, "not supported", "another disc"),
      (ENOTEMPTY, "not empty", "Try again"), (12345, "12345", "Try again"),
    ] as [(Int32, String, String)])
  func `that has no case of its own tells the cause and what to do`(
    code: Int32, cause: String, nextStep: String
  ) {
    let text = FileStoreError(code: code, path: "/p").description
    #expect(text.contains(cause) && text.contains(nextStep) && text.hasSuffix("."))
  }

  @Test func `shows control characters of a path harmless`() {
    let description = FileStoreError.missing(path: "/a\u{1B}[2J\u{202E}\n\u{9B}b").description
    #expect(description.hasPrefix(#""/a\u{1b}[2J\u{202e}\u{a}\u{9b}b" "#))
  }

  @Test func `says when the folder is a file`() throws {
    try Data().write(to: folder.file("store"))
    let error = FileStoreError.notAFolder(path: folder.path("store"))
    let store = FileStore(folder: folder.file("store"))
    #expect(throws: error) { try store.write(Data(), to: "a") }
    #expect(throws: error) { try store.read("a") }
    #expect(throws: error) { try store.usage() }
    #expect(throws: error) { try store.removeAll() }
  }

  @Test func `says when a folder above is a file`() throws {
    try Data().write(to: folder.file("above"))
    #expect(throws: FileStoreError.notAFolder(path: folder.path("above/store"))) {
      try FileStore(folder: folder.file("above/store")).write(Data(), to: "a")
    }
  }

  @Test func `says when the folder is a link`() throws {
    try FileManager.default.createDirectory(at: folder.file("real"), withIntermediateDirectories: false)
    try Data().write(to: folder.file("real/precious"))
    try FileManager.default.createSymbolicLink(
      at: folder.file("store"), withDestinationURL: folder.file("real"))
    let store = FileStore(folder: folder.file("store"))
    let error = FileStoreError.symbolicLink(path: folder.path("store"))
    #expect(throws: error) { try store.write(Data(), to: "a") }
    #expect(throws: error) { try store.removeAll() }
    #expect(FileManager.default.fileExists(atPath: folder.path("real/precious")))
  }

  @Test func `says when the folder is a link that leads nowhere`() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.file("store"), withDestinationURL: folder.file("gone"))
    #expect(throws: FileStoreError.symbolicLink(path: folder.path("store"))) {
      try FileStore(folder: folder.file("store")).write(Data(), to: "a")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("gone")))
  }

  @Test func `says when the file is a link, which is not followed`() throws {
    try Data("secret".utf8).write(to: folder.file("real"))
    try FileManager.default.createSymbolicLink(at: folder.file("a"), withDestinationURL: folder.file("real"))
    let store = FileStore(folder: folder.url)
    #expect(throws: FileStoreError.symbolicLink(path: folder.path("a"))) { try store.read("a") }
    #expect(throws: FileStoreError.symbolicLink(path: folder.path("a"))) {
      try store.append(Data([1]), to: "a")
    }
    try store.write(Data("new".utf8), to: "a")
    #expect(try Data(contentsOf: folder.file("real")) == Data("secret".utf8))
    #expect(try store.read("a") == Data("new".utf8))
  }

  @Test func `says when the file is a pipe, and doesn't wait for it`() throws {
    #expect(mkfifo(folder.path("a"), 0o600) == 0)
    let error = FileStoreError.notAFile(path: folder.path("a"))
    #expect(throws: error) { try FileStore(folder: folder.url).read("a") }
  }

  @Test func `says when the file is a folder`() throws {
    try FileManager.default.createDirectory(at: folder.file("a"), withIntermediateDirectories: false)
    let store = FileStore(folder: folder.url)
    let error = FileStoreError.notAFile(path: folder.path("a"))
    #expect(throws: error) { try store.read("a") }
    #expect(throws: error) { try store.write(Data(), to: "a") }
    #expect(throws: error) { try store.append(Data(), to: "a") }
    #expect(throws: error) { try store.remove("a") }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may do everything"))
  func `says when the permissions forbid it`() throws {
    let store = FileStore(folder: folder.file("store"))
    try store.write(Data(), to: "a")
    #expect(chmod(folder.path("store/a"), 0) == 0)
    #expect(throws: FileStoreError.accessDenied(path: folder.path("store/a"))) { try store.read("a") }
    #expect(chmod(folder.path("store"), 0) == 0)
    defer { chmod(folder.path("store"), 0o700) }
    #expect(throws: FileStoreError.accessDenied(path: folder.path("store"))) { try store.read("a") }
    #expect(throws: FileStoreError.accessDenied(path: folder.path("store"))) {
      try store.write(Data(), to: "a")
    }
  }
}
