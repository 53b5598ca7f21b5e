import DesignTokenGenerator
import Foundation

// The package lies two folders above this one, wherever it was cloned to.
let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

guard CommandLine.arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: generate-design-tokens (it takes no arguments)\n".utf8))
  exit(64)
}

do {
  let output = package.appending(path: "Sources/Design/Tokens")
  for file in try GeneratedFile.all(from: TokenFile.all(inFolder: package.appending(path: "Tokens").path)) {
    try Data(file.text.utf8).write(to: output.appending(path: file.name))
    print("made \(file.name)")
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
