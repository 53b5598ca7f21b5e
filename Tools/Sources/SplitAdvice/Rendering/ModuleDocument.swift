/// A module with its advice as JSON.
struct ModuleDocument: Encodable {
  struct Part: Encodable {
    let name: String
    let folders: [String]
    let files: Int
    let lines: Int
    let types: Int
    /// Not there without enough history.
    let revisions: Int?
    let contributors: Int?
  }

  struct Boundary: Encodable {
    let name: String
    /// `boundary`, `support` (a boundary needs it) or `rest`.
    let role: NewModule.Role
    let folders: [String]
    let files: Int
    let lines: Int
    /// The modules that it imports already, each with the number of files.
    let imports: [String: Int]
  }

  /// Names of types used across, by another new module (its name) or by an importer (its id): an estimate.
  struct Crossing: Encodable {
    let from: String
    let to: String
    let types: [String]
    let files: Int
  }

  struct Importer: Encodable {
    let module: String
    let files: Int
  }

  let id: String
  let name: String
  let kind: String
  let folders: [String]
  let files: Int
  let lines: Int
  let types: Int
  let revisions: Int?
  let contributors: Int?
  /// `stay`, `split`, `untangle` or `merge`.
  let verdict: Verdict
  let reason: String
  let questions: [Question]
  let parts: [Part]
  let boundaries: [Boundary]
  let crossings: [Crossing]
  let ties: [TieDocument]
  let importers: [Importer]

  init(_ item: ModuleAdvice, _ advice: Advice) {
    let regular = advice.settings.contributorRevisions
    id = item.module.id
    name = item.module.name
    kind = item.module.kind.rawValue
    folders = item.module.folders
    files = item.figures.files
    lines = item.figures.lines
    types = item.figures.types
    revisions = item.figures.history?.revisions
    contributors = item.figures.contributors
    verdict = item.verdict
    reason = item.reason
    questions = item.questions
    parts = item.parts.map { figures in
      Part(
        name: figures.part.name, folders: figures.part.folders, files: figures.part.files.count,
        lines: figures.lines, types: figures.types, revisions: figures.history?.revisions,
        contributors: figures.history?.contributors(from: regular))
    }
    boundaries = item.boundaries.map { new in
      Boundary(
        name: new.name, role: new.role, folders: new.folders, files: new.files.count, lines: new.lines,
        imports: new.imports)
    }
    crossings = item.crossings.map { use in
      Crossing(
        from: item.name(of: use.from, in: advice.modules), to: item.boundaries[use.to].name, types: use.types,
        files: use.files)
    }
    ties = item.ties.map(TieDocument.init)
    importers = item.importers.map { Importer(module: advice.modules[$0.from].module.id, files: $0.files) }
  }
}
