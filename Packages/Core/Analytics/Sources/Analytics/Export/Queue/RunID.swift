/// Tells one run of the app from the others that use the same folder.
struct RunID: Hashable {
  let text: String

  init() {
    text = String(UInt64.random(in: 0 ... .max), radix: 16)
  }

  init?(_ text: String) {
    guard let number = UInt64(text, radix: 16), text == String(number, radix: 16) else { return nil }
    self.text = text
  }
}
