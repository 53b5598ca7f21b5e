import Foundation

/// Why a folder can't be read.
struct FolderError: Error, CustomStringConvertible {
  let code: Int32

  var description: String { String(cString: strerror(code)) }
}
