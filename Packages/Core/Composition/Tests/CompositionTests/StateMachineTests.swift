import Testing

@testable import Composition

private enum Light: MachineState {
  case red
  case green(seconds: Int)
  case yellow

  enum Kind: CaseIterable {
    case red, green, yellow
  }

  var kind: Kind {
    switch self {
    case .red: .red
    case .green: .green
    case .yellow: .yellow
    }
  }

  static let table = TransitionTable<Kind>([.red: [.green], .green: [.green, .yellow], .yellow: [.red]])
  static let all: [Light] = [.red, .green(seconds: 3), .yellow]
}

@Suite @MainActor struct `A state machine` {
  @Test(arguments: Light.all, Light.all)
  fileprivate func `makes exactly the moves of its table`(source: Light, target: Light) {
    let legal: [(Light.Kind, Light.Kind)] = [
      (.red, .green), (.green, .green), (.green, .yellow), (.yellow, .red),
    ]
    let isLegal = legal.contains { $0 == (source.kind, target.kind) }
    var accepted: [StateMachine<Light>.Move] = []
    var refused: [StateMachine<Light>.Move] = []
    let machine = StateMachine(initial: source, table: Light.table) {
      accepted.append($0)
    } onRefused: {
      refused.append($0)
    }
    #expect(machine.transition(to: target) == isLegal)
    #expect(machine.state == (isLegal ? target : source))
    #expect(accepted == (isLegal ? [.init(source: source, target: target)] : []))
    #expect(refused == (isLegal ? [] : [.init(source: source, target: target)]))
  }

  @Test func `draws its table as a Mermaid diagram`() {
    #expect(
      Light.table.mermaid(initial: .red) == """
        stateDiagram-v2
          [*] --> red
          red --> green
          green --> green
          green --> yellow
          yellow --> red

        """)
  }
}
