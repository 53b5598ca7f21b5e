import Foundation
import Testing

@testable import Persistence

@Suite struct `The app's folders` {
  private func paths(_ environment: [String: String]) throws -> [String] {
    let directories = try AppDirectories(app: "sample", environment: environment)
    return [directories.state, directories.cache].map { $0.path(percentEncoded: false) }
  }

  @Test func `are where the XDG variables say`() throws {
    let environment = ["XDG_STATE_HOME": "/s", "XDG_CACHE_HOME": "/c d/"]
    #expect(try paths(environment) == ["/s/sample/", "/c d/sample/"])
  }

  #if !canImport(Darwin)
    @Test(arguments: [
      ["HOME": "/home/ada"],
      ["HOME": "/home/ada", "XDG_STATE_HOME": "", "XDG_CACHE_HOME": ""],
      ["HOME": "/home/ada", "XDG_STATE_HOME": "relative/state", "XDG_CACHE_HOME": "./cache"],
      ["HOME": "/home/ada/", "XDG_STATE_HOME": "~/state", "XDG_DATA_HOME": "/data"],
    ])
    func `are below the home folder when the variables are unset, empty or relative`(
      environment: [String: String]
    ) throws {
      #expect(try paths(environment) == ["/home/ada/.local/state/sample/", "/home/ada/.cache/sample/"])
    }

    @Test(arguments: [[:], ["HOME": ""], ["HOME": "ada"], ["XDG_STATE_HOME": "/s"], ["XDG_CACHE_HOME": "/c"]])
    func `are not known without a home folder`(environment: [String: String]) {
      #expect(throws: AppDirectoriesError.noHome) { try paths(environment) }
      #expect(AppDirectoriesError.noHome.description.contains("Set HOME"))
    }
  #endif
}
