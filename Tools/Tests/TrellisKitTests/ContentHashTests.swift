import Testing
import TrellisKit

@Suite struct `The hash of content` {
  // FIPS 180-4, examples of the NIST.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `is its SHA-256 digest`(text: String, digest: String) {
    #expect(ContentHash(of: text).description == digest)
    #expect(ContentHash(bytes: ContentHash(of: text).bytes) == ContentHash(of: text))
  }

  @Test(arguments: [0, 31, 33])
  func `has 32 bytes`(count: Int) {
    #expect(ContentHash(bytes: Array(repeating: 0, count: count)) == nil)
  }
}
