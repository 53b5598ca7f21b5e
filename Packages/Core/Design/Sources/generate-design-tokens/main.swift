import DesignTokenGenerator
import Foundation

// The package lies two folders above this one, wherever it was cloned to.
let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

let words = CommandLine.arguments.dropFirst()
if words.contains("--help") || words.contains("-h") {
  print(
    "Usage: generate-design-tokens\n\nWrites the Swift files of Design from the JSON in Tokens. It takes no arguments."
  )
  exit(0)
}
if let word = words.first {
  let message = "generate-design-tokens: takes no arguments, and was given “\(word)”\n"
  FileHandle.standardError.write(Data("\(message)See “generate-design-tokens --help”.\n".utf8))
  exit(64)
}

do {
  let output = package.appending(path: "Sources/DesignTokens")
  for file in try GeneratedFile.all(from: TokenFile.all(inFolder: package.appending(path: "Tokens").path)) {
    try Data(file.text.utf8).write(to: output.appending(path: file.name))
    print("made \(file.name)")
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
