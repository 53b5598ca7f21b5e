import Testing

@testable import ArchitectureChecks

struct `A service call in body` {
  @Test(arguments: reported + accepted)
  func `is found where the body makes it`(_ fixture: Fixture) throws {
    try fixture.check(ServiceCallInBody.self)
  }

  static let reported = [
    Fixture(
      "a service that is asked for a text",
      """
      struct Title: View {
        let titleService: TitleService
        var body: some View { Text(titleService.fetchTitle()) } // expect: service-call-in-body
      }
      """),
    Fixture(
      "a file that is read in a helper",
      """
      struct Log: View {
        var body: some View { ScrollView { Text(text) } }
        private var text: String {
          guard let data = try? Data(contentsOf: url) else { return "" } // expect: service-call-in-body
          return String(decoding: data, as: UTF8.self)
        }
      }
      """),
    Fixture(
      "the database and the network, in a sheet and in another file",
      #"""
      // file: Sources/Sample/Items.swift
      struct Items: View {
        @Environment(\.modelContext) private var modelContext
        var body: some View {
          Text("x").sheet(isPresented: $isShown) { list }
        }
      }
      // file: Sources/Sample/Items+List.swift
      extension Items {
        @ViewBuilder var list: some View {
          let items = (try? modelContext.fetch(FetchDescriptor<Item>())) ?? [] // expect: service-call-in-body
          let _ = URLSession.shared.dataTask(with: url).resume() // expect: service-call-in-body
          List(items) { Text($0.name) }
        }
      }
      """#),
    Fixture(
      "the file system behind an optional and a chain",
      #"""
      struct Files: View {
        var body: some View {
          List((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [], id: \.self) { // expect: service-call-in-body
            Text($0)
          }
          Text(environment?.services.userService?.loadName() ?? "") // expect: service-call-in-body
        }
      }
      """#),
  ]

  static let accepted = [
    Fixture(
      "services that answer from memory",
      """
      struct Title: View {
        var body: some View {
          Text(localizationService.getText("title"))
          Text("x").foregroundStyle(themeService.get(.primary))
          flowService.createView(for: .start)
        }
      }
      """),
    Fixture(
      "actions, tasks and refreshing",
      """
      struct Orders: View {
        let orderService: OrderService
        var body: some View {
          Button("Save") { orderService.save(order) }
            .task { orders = await orderService.fetchOrders() }
            .refreshable { try? await URLSession.shared.data(from: url) }
            .onAppear { orderService.loadAll() }
        }
      }
      """),
    Fixture(
      "what services know already, and names that only look alike",
      """
      struct Orders: View {
        var body: some View {
          Text(orderService.title)
          Text(orderService.formatted(order))
          Text(service.loadedTitle())
          Text(serviceName.getter())
          Text(disservice.load())
        }
      }
      """),
    Fixture(
      "views that are named like services, files that are not read, and bundles",
      """
      struct Orders: View {
        var body: some View {
          ServiceRow().update(order)
          Text(String(describing: file))
          Text(Bundle.main.url(forResource: "x", withExtension: nil)?.path ?? "")
          Text(FileManager.default.currentDirectoryPath)
          Text(FileManager.default.displayName(atPath: path))
        }
      }
      """),
    Fixture(
      "a model, a UIKit controller, and a preview",
      """
      final class Model { func body() -> Data { apiClient.load() } }
      final class Controller: UIViewController {
        override func viewDidLoad() { titleLabel.text = service.fetchTitle() }
      }
      #Preview { Text(service.fetchTitle()) }
      """),
  ]
}
