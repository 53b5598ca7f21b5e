import Foundation
import TestSupport

extension TemporaryFolder {
  /// The database of a backend in it.
  var database: URL { file("backend.sqlite") }
}
