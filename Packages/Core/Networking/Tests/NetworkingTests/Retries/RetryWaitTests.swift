import Foundation
import Networking
import NetworkingTestSupport
import Testing

@Suite struct `Waiting before sending again` {
  private let clock = HastyClock()

  private func waits(
    for results: [Result<HTTPResponse, TransportError>], policy: RetryPolicy = RetryPolicy(),
    random: @escaping @Sendable () -> Double = { 1 }, now: Date = Date(timeIntervalSince1970: 0)
  ) async -> [Duration] {
    let retrying = RetryingTransport(
      wrapping: ScriptedTransport(results + [.success(HTTPResponse(status: 200))]), policy: policy,
      clock: clock, random: random, now: { now })
    _ = try? await retrying.send(HTTPRequest.get)
    return clock.waits
  }

  private func waits(for headers: HTTPHeaders, status: Int = 503, now: Date = .now) async -> [Duration] {
    await waits(
      for: [.success(HTTPResponse(status: status, headers: headers))], random: { 0 }, now: now)
  }

  private func policy(tries: Int) -> RetryPolicy {
    var policy = RetryPolicy()
    policy.maximumTries = tries
    policy.patience = .seconds(1000)
    return policy
  }

  @Test func `takes twice as long each time, up to a maximum`() async {
    let answers = Array(repeating: Result<_, TransportError>.success(HTTPResponse(status: 500)), count: 8)
    let waits = await waits(for: answers, policy: policy(tries: 9))
    #expect(waits.map { $0 / .seconds(1) } == [0.25, 0.5, 1, 2, 4, 8, 8, 8])
  }

  @Test(arguments: [0, 0.25, 0.5, 0.999])
  func `takes a random part of that time`(part: Double) async {
    let answers = Array(repeating: Result<_, TransportError>.success(HTTPResponse(status: 500)), count: 2)
    let waits = await waits(for: answers, random: { part })
    #expect(waits.map { $0 / .milliseconds(250) } == [part, 2 * part])
  }

  @Test func `never keeps somebody without a network for longer than 1.5 s in all`() async {
    let answers = Array(repeating: Result<HTTPResponse, _>.failure(TransportError.unreachable), count: 8)
    let waits = await waits(for: answers, policy: policy(tries: 9))
    #expect(waits.count == 8)
    #expect(waits.reduce(.zero, +) == .milliseconds(1500))
    #expect(waits.allSatisfy { $0 >= .zero })
  }

  @Test func `ends when another try would begin too late`() async throws {
    let clock = clock
    let transport = ScriptedTransport { _ throws(TransportError) in
      clock.advance(by: .seconds(8))
      throw .timedOut
    }
    let retrying = RetryingTransport(wrapping: transport, clock: clock)
    await #expect(throws: TransportError.timedOut) { try await retrying.send(HTTPRequest.get) }
    #expect(transport.requests.count == 2)
  }

  @Test(arguments: [
    ("0", 0), ("1", 1), ("15", 15), ("0000000000000000000000000000000000000002", 2),
  ])
  func `lasts as many seconds as the server asks for`(value: String, seconds: Int) async {
    for status in [408, 429, 500, 502, 503, 504] {
      let clock = HastyClock()
      let transport = ScriptedTransport(
        HTTPResponse(status: status, headers: ["Retry-After": value]), HTTPResponse(status: 200))
      let retrying = RetryingTransport(wrapping: transport, clock: clock, random: { 0 })
      #expect((try? await retrying.send(HTTPRequest.get))?.status == 200)
      #expect(clock.waits == [.seconds(seconds)])
    }
  }

  @Test func `is never shorter than that, and not the same for everybody`() async {
    let answer = HTTPResponse(status: 429, headers: ["Retry-After": "2"])
    #expect(await waits(for: [.success(answer)], random: { 0.5 }) == [.milliseconds(2125)])
  }

  @Test(arguments: [
    "16", "3600", "99999999999999999999999999", "Wed, 30 Sep 2026 12:00:16 GMT",
    "Fri, 31 Dec 9999 23:59:59 GMT",
  ])
  func `is not for longer than the policy has patience, and the answer is given back`(value: String)
    async throws
  {
    let refusal = HTTPResponse(
      status: 429, headers: ["Retry-After": value, "Date": "Wed, 30 Sep 2026 12:00:00 GMT"])
    let transport = ScriptedTransport(refusal, HTTPResponse(status: 200))
    let retrying = RetryingTransport(wrapping: transport, clock: clock, random: { 0 })
    #expect(try await retrying.send(HTTPRequest.get) == refusal)
    #expect(clock.waits.isEmpty)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `lasts until a date by the server's own clock`(date: String) async {
    let headers: HTTPHeaders = ["Retry-After": date, "Date": "Sun, 06 Nov 1994 08:49:30 GMT"]
    #expect(await waits(for: headers, now: Date(timeIntervalSince1970: 4e9)) == [.seconds(7)])
  }

  @Test func `lasts until a date by the device's clock when the server doesn't tell its own`() async {
    for date in [[], ["nonsense"], ["Sun, 06 Nov 1994 08:49:30 GMT", "Sun, 06 Nov 1994 08:49:31 GMT"]] {
      var headers: HTTPHeaders = ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"]
      for value in date { headers.add("Date", value) }
      let clock = HastyClock()
      let transport = ScriptedTransport(
        HTTPResponse(status: 503, headers: headers), HTTPResponse(status: 200))
      let retrying = RetryingTransport(
        wrapping: transport, clock: clock, random: { 0 }, now: { Date(timeIntervalSince1970: 784_111_772) })
      _ = try? await retrying.send(HTTPRequest.get)
      #expect(clock.waits == [.seconds(5)])
    }
  }

  @Test(arguments: [
    "-1", "-99999999999999999999", "+1", "1.5", "1e3", "", "soon", "٣", "0x10", "1, 2",
    "Sun, 30 Feb 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37 GMT",
  ])
  func `is never negative, and what isn't understood counts as nothing said`(value: String) async {
    let headers: HTTPHeaders = ["Retry-After": value, "Date": "Wed, 30 Sep 2026 12:00:00 GMT"]
    #expect(await waits(for: headers) == [.zero])
  }

  @Test func `is not what two contradicting headers ask for`() async {
    #expect(await waits(for: ["Retry-After": "3", "retry-after": "4"]) == [.zero])
  }

  @Test func `ends at once when the task is cancelled`() async throws {
    let clock = StandingClock()
    let transport = ScriptedTransport()
    let retrying = RetryingTransport(wrapping: transport, clock: clock, random: { 1 })
    let task = Task { try await retrying.send(HTTPRequest.get) }
    await clock.untilSomebodySleeps()
    task.cancel()
    await #expect(throws: TransportError.cancelled) { try await task.value }
    #expect(transport.requests.count == 1)
  }

  @Test func `isn't begun by a task that was cancelled`() async throws {
    let transport = ScriptedTransport { _ throws(TransportError) in
      withUnsafeCurrentTask { $0?.cancel() }
      throw .unreachable
    }
    let retrying = RetryingTransport(wrapping: transport, clock: clock)
    let task = Task { try await retrying.send(HTTPRequest.get) }
    await #expect(throws: TransportError.cancelled) { try await task.value }
    #expect(transport.requests.count == 1)
    #expect(clock.waits.isEmpty)
  }
}
