extension CheckedProject {
  /// All findings, whatever a configuration says of where they are.
  ///
  /// - Parameter root: the configuration whose rules judge the project.
  func findings(root: FolderConfiguration) -> [Finding] {
    CandidateLink.findings(in: self)
      + root.rules.rules.compactMap { $0 as? any LinkRule }.flatMap { $0.findings(in: self) }
  }
}
