extension GeneratedFile {
  static func motion(_ tokens: TokenSet) throws(TokenError) -> GeneratedFile {
    var members: [String] = []
    for token in try tokens.group("motion") {
      let milliseconds = try tokens.value(of: token, as: .duration, ValueReader.duration)
      members.append(
        try token.documented { "public static let \($0) = Duration.milliseconds(\(milliseconds.literal))" })
    }
    return GeneratedFile(
      "Motion",
      body: """
        /// How long things last.
        public enum Motion {
        \(members.joined(separator: "\n"))
        }
        """)
  }
}
