/// That a commit changed a file. Paths are bytes: git knows no encoding.
struct FileChange: Equatable {
  let path: [UInt8]
  /// What it was called before, if the commit renamed it.
  var oldPath: [UInt8]?
}
