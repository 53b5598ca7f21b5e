import Testing

@testable import Scaffolding

@Suite struct `A name` {
  @Test(arguments: [
    ("Orders", "orders", "orders", "Orders"),
    ("OrderHistory", "orderHistory", "order-history", "Order history"),
    ("URLList", "urlList", "url-list", "URL list"), ("MyURL", "myURL", "my-url", "My URL"),
    ("Top10Songs", "top10Songs", "top10-songs", "Top10 songs"), ("FAQ", "faq", "faq", "FAQ"),
  ])
  func `is written as a member, in links and for people`(
    name: String, member: String, link: String, title: String
  ) throws {
    let name = try ModuleName(name)
    #expect(name.inLowerCamelCase == member)
    #expect(name.inKebabCase == link)
    #expect(name.asTitle == title)
  }

  private static let refused: [(String, String)] = [
    ("", "UpperCamelCase"), ("orders", "UpperCamelCase"), ("Order History", "UpperCamelCase"),
    ("Order-History", "UpperCamelCase"), ("Order_History", "UpperCamelCase"), ("1Orders", "UpperCamelCase"),
    ("Größe", "UpperCamelCase"), ("Оrders", "UpperCamelCase"), ("../Orders", "UpperCamelCase"),
    ("Orders\u{0}", "UpperCamelCase"), ("Orders\n", "UpperCamelCase"), ("Orders\u{301}", "UpperCamelCase"),
    ("Or", "3 to 24"), ("OrdersOrdersOrdersOrdersX", "3 to 24"),
    ("Class", "keyword"), ("Import", "keyword"), ("Default", "keyword"), ("Self", "keyword"),
    ("OrdersTests", "ends in"), ("OrdersPreview", "ends in"), ("CompositionTestSupport", "ends in"),
    ("Core", "can't be told"), ("SwiftUI", "can't be told"), ("SWIFTUI", "can't be told"),
    ("String", "can't be told"),
    ("Main", "can't be told"), ("AppCore", "can't be told"),
  ]

  @Test(arguments: refused)
  func `that can't be a module is refused with the reason`(name: String, reason: String) {
    let error = #expect(throws: ScaffoldingError.self) { try ModuleName(name) }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: ["File", "Mailto", "Https", "Sms", "TrellisShop", "MyTRELLIS"])
  func `that can't be an app's is refused`(name: String) throws {
    let name = try ModuleName(name)
    #expect(throws: ScaffoldingError.self) { try AppName(name) }
  }
}
