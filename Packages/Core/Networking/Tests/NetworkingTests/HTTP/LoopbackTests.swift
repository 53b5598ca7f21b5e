import Networking
import Testing

@Suite struct `This machine` {
  @Test(arguments: [
    "127.0.0.1", "127.0.0.2", "127.255.255.255", "127.0.0.0", "127.1", "127.0.1", "0x7f.0.0.1", "0X7F000001",
    "2130706433", "0177.0.0.1", "localhost", "LocalHost", "localhost.", "::1", "[::1]", "0:0:0:0:0:0:0:1",
    "[::0001]", "::ffff:127.0.0.1", "[::FFFF:7f01:203]",
  ])
  func `is a loopback address however it is written, and localhost`(host: String) {
    #expect(Loopback.contains(host: host))
  }

  @Test(arguments: [
    "", ".", "0.0.0.0", "::", "[::]", "126.255.255.255", "128.0.0.1", "127.0.0.1.", "127.0.0.256",
    "127.0.0.1.example", "127.0.0.1 x", "127.0.0.1\0", "127", "[127.0.0.1]", "10.0.0.1", "192.168.0.1",
    "::2", "::127.0.0.1", "::ffff:128.0.0.1", "::fffe:127.0.0.1", "64:ff9b::127.0.0.1", "fe80::1", "::1%lo",
    "[::1", "localhost..", "localhost.example", "a.localhost", "localhos", "１２７.0.0.1", "localhoſt",
  ])
  func `is nothing else`(host: String) {
    #expect(!Loopback.contains(host: host))
  }
}
