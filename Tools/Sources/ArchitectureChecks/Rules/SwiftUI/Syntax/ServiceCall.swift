import SwiftSyntax

/// Calls that leave the app's memory: the network, files, databases.
struct ServiceCall {
  static let receivers = [
    "api", "apiClient", "database", "httpClient", "networkClient", "repository", "service", "webService",
  ]
  /// Neither `get` nor `create`, which are as often said of what is in memory.
  private static let verbs = [
    "delete", "download", "execute", "fetch", "insert", "load", "perform", "post", "query",
    "refresh", "request", "save", "search", "send", "submit", "sync", "update", "upload",
  ]
  private static let contexts: Set<String> = ["modelContext", "viewContext", "managedObjectContext"]
  private static let fileWork: Set<String> = [
    "attributesOfItem", "contents", "contentsOfDirectory", "copyItem", "createDirectory", "createFile",
    "enumerator", "moveItem", "removeItem", "subpathsOfDirectory",
  ]
  private static let sessionWork: Set<String> = [
    "data", "dataTask", "download", "downloadTask", "upload", "uploadTask",
  ]

  private let receivers: [String]

  /// Knows the names that services have.
  init(receivers: [String]) {
    self.receivers = receivers
  }

  /// What a call does, for a message; nil when it isn't sure that it leaves the app's memory.
  func work(of call: FunctionCallExprSyntax) -> String? {
    if let constructed = readsFile(call) { return constructed }
    guard let base = call.calleeBase else { return nil }
    let name = call.calleeName
    let chain = CallChain(base).names
    guard let receiver = chain.last else { return nil }
    if chain.first == "URLSession" || receiver == "urlSession", Self.sessionWork.contains(name) {
      return "asks the network"
    }
    if chain.first == "FileManager" || receiver == "fileManager", Self.fileWork.contains(name) {
      return "works on files"
    }
    if Self.contexts.contains(receiver), ["fetch", "fetchCount", "save"].contains(name) {
      return "asks the database"
    }
    guard isService(receiver), startsWithVerb(name) else { return nil }
    return "calls \(receiver).\(name)"
  }

  private func readsFile(_ call: FunctionCallExprSyntax) -> String? {
    guard ["Data", "String", "NSData"].contains(call.calledExpression.constructedTypeName),
      let label = call.arguments.first?.label?.text, ["contentsOf", "contentsOfFile"].contains(label)
    else { return nil }
    return "reads a file"
  }

  private func isService(_ name: String) -> Bool {
    guard name.first?.isLowercase == true else { return false }
    return receivers.contains { word in
      name == word || name.hasSuffix(word.prefix(1).uppercased() + word.dropFirst())
    }
  }

  /// `fetch` and `fetchOrders`, not `fetched`.
  private func startsWithVerb(_ name: String) -> Bool {
    Self.verbs.contains { verb in
      name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isLowercase != true
    }
  }
}
