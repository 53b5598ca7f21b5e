import Testing

@testable import TrellisKit

@Suite struct `A diff without context` {
  @Test func `tells which lines were added or changed`() {
    let diff = """
      diff --git a/A.swift b/A.swift
      --- a/A.swift
      +++ b/A.swift
      @@ -1,2 +3,4 @@ func a()
      ++++ b/B.swift
      @@ -9 +11 @@
      @@ -20,3 +21,0 @@
      diff --git a/C d.swift b/C d.swift
      --- /dev/null
      +++ b/C d.swift
      @@ -0,0 +1,2 @@
      """
    #expect(DiffHunks.read(diff) == ["A.swift": [3...6, 11...11], "C d.swift": [1...2]])
  }

  @Test func `says whether lines have changed`() {
    let changed = ChangedLines(ranges: ["A": [3...6]], newFiles: ["B"])
    #expect(changed.contains(file: "A", lines: 6...9) && !changed.contains(file: "A", lines: 7...9))
    #expect(changed.contains(file: "B", lines: 1...1) && !changed.contains(file: "C", lines: 1...1))
  }
}
