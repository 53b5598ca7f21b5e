#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The name of something inside a folder, as the bytes that the system knows it by, which need not be text.
struct EntryName: Equatable {
  static let maximumBytes = 200

  /// Ends with a NUL.
  let characters: [CChar]

  init(_ text: String) {
    characters = Array(text.utf8CString)
  }

  /// A name that the system gave.
  init(_ characters: UnsafePointer<CChar>) {
    self.characters = Array(UnsafeBufferPointer(start: characters, count: strlen(characters) + 1))
  }

  /// A name from outside. It can't lead out of the folder, nor hit one of the store's own temporary files.
  init(checking text: String) throws(FileStoreError) {
    let isSafe = text.unicodeScalars.allSatisfy { $0 != "/" && $0.properties.generalCategory != .control }
    guard isSafe, !text.isEmpty, !text.hasPrefix("."), text.utf8.count <= Self.maximumBytes else {
      throw .invalidName(text)
    }
    self.init(text)
  }

  var text: String {
    String(decoding: characters.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
