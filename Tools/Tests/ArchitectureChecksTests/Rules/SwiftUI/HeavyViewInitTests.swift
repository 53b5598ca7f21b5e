import Testing

@testable import ArchitectureChecks

struct `Heavy work in the init of a view` {
  @Test(arguments: reported + accepted)
  func `is found where it is done each time`(_ fixture: Fixture) throws {
    try fixture.check(HeavyViewInit.self)
  }

  static let reported = [
    Fixture(
      "sorting",
      """
      struct Orders: View {
        init(orders: [Order]) {
          self.orders = orders.sorted { $0.date > $1.date } // expect: heavy-view-init
        }
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "files, the network and tasks",
      """
      struct Orders: View {
        init(url: URL, orderService: OrderService) {
          data = try? Data(contentsOf: url) // expect: heavy-view-init
          orders = try! JSONDecoder().decode([Order].self, from: data) // expect: heavy-view-init
          orderService.fetchOrders { print($0) } // expect: heavy-view-init
          Task { await load() } // expect: heavy-view-init
          let formatter = NumberFormatter() // expect: heavy-view-init
          text = formatter.string(from: 3)
        }
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "in state, in the first value of a property, and in a modifier",
      #"""
      struct Orders: View {
        @State private var saved = userService.loadOrders() // expect: heavy-view-init
        init(orders: [Order]) {
          _orders = State(initialValue: orders.filter(\.isOpen)) // expect: heavy-view-init
        }
        var body: some View { EmptyView() }
      }
      struct Themed: ViewModifier {
        init() { files = FileManager.default.contents(atPath: "x") } // expect: heavy-view-init
        func body(content: Content) -> some View { content }
      }
      """#),
  ]

  static let accepted = [
    Fixture(
      "values that are taken as they are, and objects that are made once",
      #"""
      struct Orders: View {
        @StateObject private var cache = Cache(items: service.loadOrders())
        init(orders: [Order], service: Service) {
          self.orders = orders
          _model = StateObject(wrappedValue: Model(orders: orders.sorted(), data: service.load()))
          _items = Query(filter: #Predicate { $0.isOpen }, sort: \.date)
        }
        var body: some View { EmptyView() }
      }
      """#),
    Fixture(
      "closures for later, static and lazy properties, constants",
      """
      struct Orders: View {
        static let all = service.loadOrders()
        private let formatter = DateFormatter()
        private let act: () -> Void
        init(service: Service) {
          act = { service.saveOrders() }
          onTap { orders = orders.sorted() }
          kinds = Kind.allCases.sorted()
        }
        var body: some View { EmptyView() }
      }
      """),
    Fixture(
      "models, apps and controllers",
      """
      final class Model { init(service: Service) { orders = service.loadOrders().sorted() } }
      @main struct Sample: App {
        init() { Task { await service.loadAll() } }
        var body: some Scene { WindowGroup { EmptyView() } }
      }
      final class Controller: UIViewController { init(service: Service) { data = service.load() } }
      """),
  ]
}
