import Foundation
import TrellisKit

/// The modules of the toolchain whose `swiftc` is first on the PATH.
enum ToolchainModules {
  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let paths: Paths
  }

  private static let found = Result { () throws(ScaffoldingError) in try find() }

  /// Their names, those of C modules too. They are looked for once.
  ///
  /// - Throws: that the compiler can't be asked where they are.
  static func names() throws(ScaffoldingError) -> Set<String> {
    try found.get()
  }

  private static func find() throws(ScaffoldingError) -> Set<String> {
    let folder: String
    do {
      let answer = try ChildProcess(["swiftc", "-print-target-info"]).run(timeout: .seconds(60))
      folder = try JSONDecoder().decode(TargetInfo.self, from: answer.output).paths.runtimeResourcePath
    } catch {
      throw ScaffoldingError("the compiler doesn't say which modules it has: \(error)")
    }
    var names: Set<String> = []
    let paths = FileManager.default.enumerator(atPath: folder)
    while let path = paths?.nextObject() as? String {
      if path.hasSuffix(".swiftmodule") {
        names.insert(String(path.lastName.dropLast(".swiftmodule".count)))
      } else if path.hasSuffix(".modulemap"),
        let map = FileManager.default.contents(atPath: "\(folder)/\(path)")
      {
        let text = String(decoding: map, as: UTF8.self)
        names.formUnion(text.matches(of: /\bmodule\s+(\w+)/).map { String($0.output.1) })
      }
    }
    guard names.contains("Swift") else { throw ScaffoldingError("\(folder) has no modules of Swift") }
    return names
  }
}
