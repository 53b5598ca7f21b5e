import Foundation
import TestSupport
import Testing

@testable import TrellisKit

@Suite(.bounded) struct `The signals that ask for an end` {
  @Test func `count once when they come at once, as timeout sends them`() {
    let requests = EndRequests()
    let now = ContinuousClock.now
    #expect(requests.take(SIGTERM, at: now))
    #expect(!requests.take(SIGTERM, at: now + .milliseconds(1)))
  }

  @Test func `end the process at the second`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let requests = EndRequests()
      let now = ContinuousClock.now
      _ = requests.take(SIGINT, at: now)
      _ = requests.take(SIGTERM, at: now + .seconds(1))
    }
  }

  @Test func `end it also while work waits for something that doesn't come`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      _ = try await Interruption.catching {
        kill(getpid(), SIGINT)
        while !Task.isCancelled { usleep(1000) }
        usleep(100_000)
        kill(getpid(), SIGTERM)
        while true { usleep(1000) }
      }
    }
  }
}
