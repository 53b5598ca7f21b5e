/// Which folders history is counted for: modules, and the folders in large ones.
struct HistoryAreas: Sendable {
  /// What a folder belongs to.
  private enum Owner {
    /// A module; nil for what isn't advised on, such as tests.
    case module(Int?)
    case part(Int, module: Int)
  }

  /// For each area, the module that it is a part of; nil for the modules themselves, which are the first ones.
  private var modules: [Int?]
  private var owners: [[UInt8]: [Owner]] = [:]

  /// - Parameter modules: how many modules there are; they are the first areas.
  init(modules: Int) {
    self.modules = Array(repeating: nil, count: modules)
  }

  /// Says that a folder belongs to a module; nil for one that isn't advised on.
  mutating func add(folder: String, module: Int?) {
    owners[Array(folder.utf8), default: []].append(.module(module))
  }

  /// Says that a folder is a part of a module. Of several, the nearest above a file has it.
  ///
  /// - Returns: the number of the area.
  mutating func addPart(folders: [String], of module: Int) -> Int {
    for folder in Set(folders) {
      owners[Array(folder.utf8), default: []].append(.part(count, module: module))
    }
    modules.append(module)
    return count - 1
  }

  /// How many areas there are.
  var count: Int { modules.count }

  /// Whether two areas may be compared: both modules, or parts of one.
  func areAlike(_ first: Int, _ second: Int) -> Bool {
    modules[first] == modules[second]
  }

  /// The areas that a file is in: its module, and the part of it.
  ///
  /// - Parameter path: relative to the root of the tree.
  func areas(of path: [UInt8]) -> [Int] {
    var module: Int??
    var parts: [(area: Int, module: Int)] = []
    var folder = path[...]
    repeat {
      folder = folder.lastIndex(of: UInt8(ascii: "/")).map { folder[..<$0] } ?? []
      for owner in owners[Array(folder), default: []] {
        switch owner {
        case .module(let found): if module == nil { module = .some(found) }
        case .part(let area, let owner): parts.append((area, owner))
        }
      }
    } while !folder.isEmpty
    guard let found = module, let found else { return [] }
    return [found] + (parts.first { $0.module == found }.map { [$0.area] } ?? [])
  }
}
