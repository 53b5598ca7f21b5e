import ModuleGraph
import PackageModel

/// Reads a tree and its history, and decides.
struct Adviser {
  private let project: SourceProject
  private let settings: AdviceSettings
  private let files: [SourceFile]
  private let modules: [CodeModule]
  private let parts: [[FolderPart]]
  private let reading: HistoryReading
  /// For each module, the areas of its parts: numbers that follow each other.
  private let partAreas: [[Int]]
  /// The areas that change together.
  private let coupled: [AreaPair]

  /// Reads all. Waits on the calling thread.
  ///
  /// - Parameters:
  ///   - project: the tree.
  ///   - settings: from which numbers on something counts.
  ///   - named: the targets that the configuration names.
  init(_ project: SourceProject, _ settings: AdviceSettings, named: Set<String> = []) {
    self.project = project
    self.settings = settings
    files = SourceFile.read(project.filesOutsideTests, root: project.tree.root)
    let list = ModuleList(files, in: project.workspace, named: named)
    modules = list.modules
    let folders = FolderParts(files.map(\.path), groups: settings.groups)
    parts = modules.map { folders.parts(of: $0) }

    var areas = HistoryAreas(modules: modules.count)
    for folder in list.otherFolders { areas.add(folder: folder, module: nil) }
    var partAreas: [[Int]] = []
    for (index, module) in modules.enumerated() {
      for folder in module.folders { areas.add(folder: folder, module: index) }
      partAreas.append(
        parts[index].map { part in
          areas.addPart(folders: part.folders + (part.isRest ? module.folders : []), of: index)
        })
    }
    self.partAreas = partAreas
    reading = HistoryReader(root: project.tree.root, settings: settings).read(areas)
    coupled = (reading.judged?.coupled(settings) ?? [])
  }

  /// What is advised.
  var advice: Advice {
    let graph = ImportGraphReader.graph(of: files.map(\.imports), in: project.workspace, includesTests: false)
    let imports = imports(in: graph)
    let decided = modules.indices.map { advice(of: $0, imports) }
    let pairs = reading.judged.map { history in
      PairSearch(
        modules: modules, lines: decided.map(\.figures.lines), verdicts: decided.map(\.verdict),
        imports: imports, history: history, coupled: coupled, settings: settings
      ).pairs
    }
    return Advice(
      name: graph.name, root: project.tree.root, settings: settings, reading: reading,
      modules: Self.merging(pairs ?? [], decided), pairs: pairs ?? [], imports: imports,
      problems: graph.problems)
  }

  private static func merging(_ pairs: [PairAdvice], _ decided: [ModuleAdvice]) -> [ModuleAdvice] {
    decided.enumerated().map { index, advice in
      let others = pairs.filter { $0.obstacle == nil && ($0.first == index || $0.second == index) }
        .map { decided[$0.first == index ? $0.second : $0.first].module.id }
      return others.isEmpty ? advice : advice.merged(with: others)
    }
  }

  private func imports(in graph: ImportGraph) -> [ModuleImport] {
    let owners = Dictionary(
      modules.enumerated().flatMap { index, module in module.folders.map { ($0, index) } }
    ) { first, _ in first }
    var files: [[Int]: Int] = [:]
    for edge in graph.edges where edge.files > 0 {
      guard let from = owners[graph.nodes[edge.source].folder],
        let to = owners[graph.nodes[edge.target].folder], from != to
      else { continue }
      files[[from, to], default: 0] += edge.files
    }
    return files.map { ModuleImport(from: $0[0], to: $0[1], files: $1) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private func advice(of index: Int, _ imports: [ModuleImport]) -> ModuleAdvice {
    let module = modules[index]
    let decision = decision(of: index)
    let importers = imports.filter { $0.to == index }
    let plan = SplitPlan(decision, importers: importers.map { ($0.from, modules[$0.from]) }, files)
    let history = reading.judged
    return ModuleAdvice(
      module: module, figures: decision.figures, verdict: decision.verdict, reason: decision.reason,
      questions: decision.questions, parts: decision.parts, boundaries: plan.modules,
      crossings: plan.crossings,
      ties: decision.ties { pair in
        history?.coupling(partAreas[index][pair.first], partAreas[index][pair.second])
          ?? Coupling(shared: 0, revisions: (0, 0))
      },
      importers: importers)
  }

  private func decision(of index: Int) -> ModuleDecision {
    let module = modules[index]
    let areas = partAreas[index]
    let history = reading.judged
    let figures = zip(parts[index], areas).map { part, area in
      PartFigures(
        part: part, lines: lines(part.files), types: types(part.files), history: history?.areas[area])
    }
    let uses = TypeUses(parts: parts[index].map(\.files), files)
    let first = areas.first ?? 0
    let own = coupled.filter { areas.contains($0.first) && areas.contains($0.second) }
      .map { AreaPair($0.first - first, $0.second - first) }
    let tops = parts[index].indices.filter { part in
      module.isTop
        && (parts[index][part].isRest || parts[index][part].files.contains { files[$0].isEntry })
    }
    return ModuleDecision(
      module: module,
      figures: ModuleFigures(
        lines: lines(module.files), files: module.files.count, types: types(module.files),
        history: reading.history?.areas[index],
        contributors: history?.areas[index].contributors(from: settings.contributorRevisions)),
      parts: figures, uses: uses,
      groups: PartGroups(figures, uses, coupled: own, tops: tops, settings),
      days: history?.whole.days.count, settings: settings)
  }

  private func lines(_ members: [Int]) -> Int { members.reduce(0) { $0 + files[$1].imports.lines } }

  private func types(_ members: [Int]) -> Int { members.reduce(0) { $0 + files[$1].typeCount } }
}
