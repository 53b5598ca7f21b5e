/// A table of what the clients took.
public enum RequestReport {
  /// Writes the table, with the ratio to the client that comes first.
  ///
  /// - Parameter figures: one or more runs of each client.
  public static func text(_ figures: [RequestFigures], of workload: RequestWorkload) -> String {
    var lines = [
      "\(workload.sequential) requests one after the other, \(workload.concurrent) at once, all of it twice a run",
      row("client", ["in turn s", "at once s", "at first", "then", "at last", "(peak MiB)"]),
    ]
    var clients: [String] = []
    for figure in figures where !clients.contains(figure.client) { clients.append(figure.client) }
    for client in clients {
      let own = figures.filter { $0.client == client }
      let peaks = [own.map { $0.peaks[0] }, own.map { $0.peaks[2] }, own.map { $0.peaks[4] }].map { values in
        fixed(Double(values.max() ?? 0) / 1024, places: 1)
      }
      lines.append(
        row(
          client,
          [
            fixed(Timings(own.flatMap(\.sequential)).median / .seconds(1), places: 3),
            fixed(Timings(own.flatMap(\.concurrent)).median / .seconds(1), places: 3),
          ] + peaks))
    }
    if clients.count == 2 {
      let halves = clients.map { client in figures.filter { $0.client == client } }
      let ratios = [\RequestFigures.sequential, \.concurrent].map { path in
        let timings = halves.map { Timings($0.flatMap { $0[keyPath: path] }) }
        return fixed(timings[1].ratio(to: timings[0]), places: 2)
      }
      lines.append(row("\(clients[1])/\(clients[0])", ratios))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    cells.reduce(padded(name, to: 22, left: true)) { $0 + padded($1, to: 12, left: false) }
  }

  private static func padded(_ text: String, to width: Int, left: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? text + space : space + text
  }

  private static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "-" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
