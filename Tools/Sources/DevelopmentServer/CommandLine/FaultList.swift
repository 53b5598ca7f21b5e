import LoopbackServer

/// The faults, for a person to read.
enum FaultList {
  static var text: String {
    let rows = Fault.all.map { fault in
      (usage: fault.name + (fault.parameter.map { "=\($0.name)" } ?? ""), fault: fault)
    }
    let width = rows.map(\.usage.count).max() ?? 0
    return rows.map { usage, fault in
      let blanks = String(repeating: " ", count: width - usage.count)
      let usual = fault.parameter.map { " Usually \($0.value)." } ?? ""
      return "\(usage)\(blanks)  \(fault.explanation)\(usual)\n"
    }.joined()
  }
}
