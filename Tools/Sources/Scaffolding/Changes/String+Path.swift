extension String {
  /// The path of the folder that it is in: empty for a name alone, `/` for what is at the top. `NSString` traps on a path
  /// of one letter.
  var parentFolder: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The last name of the path.
  var lastName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
