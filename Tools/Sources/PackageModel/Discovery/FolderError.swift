import Foundation

/// Why a folder can't be read.
package struct FolderError: Error, CustomStringConvertible {
  let code: Int32

  package var description: String { String(cString: strerror(code)) }
}
