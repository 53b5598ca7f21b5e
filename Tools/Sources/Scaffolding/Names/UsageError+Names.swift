import TrellisKit

extension ModuleName {
  /// Reads a word of a command line.
  init(word: String) throws(UsageError) {
    do {
      try self.init(word)
    } catch {
      throw UsageError(error.description)
    }
  }
}

extension AppName {
  /// Reads a word of a command line.
  init(word: String) throws(UsageError) {
    let name = try ModuleName(word: word)
    do {
      try self.init(name)
    } catch {
      throw UsageError(error.description)
    }
  }
}
