#if SWIFT_SYNTAX
  import Foundation
  import SwiftSources
  import TestSupport
  import Testing
  import ToolsTestSupport

  @testable import Benchmarks

  @Suite(.bounded) struct `A generated tree` {
    @Test func `has as many files as asked for, the same ones every time, and all of them parse`() throws {
      let folders = try (0..<2).map { _ in try TemporaryFolder() }
      let sizes = try folders.map { folder in
        try GeneratedTree(fileCount: 40).write(to: URL(fileURLWithPath: folder.root))
      }
      #expect(sizes[0] == sizes[1])
      let files = try folders.map { try $0.names().filter { $0.hasSuffix(".swift") } }
      #expect(files[0] == files[1])
      #expect(files[0].count == 41)
      for file in files[0] {
        let contents = try folders.map { try Array($0.text(file).utf8) }
        #expect(contents[0] == contents[1])
        #expect(SourceReader.facts(of: contents[0]).problems.isEmpty, "\(file)")
      }
    }
  }
#endif
