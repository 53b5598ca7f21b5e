import Foundation
import TrellisKit

/// A finding as a result of SARIF.
enum SARIFResult {
  static let baseID = "SRCROOT"

  static func value(_ finding: Finding, ruleIndex: Int, fingerprint: String) -> JSONValue {
    [
      "ruleId": .string(finding.rule),
      "ruleIndex": .number(Double(ruleIndex)),
      "level": .string(finding.severity.rawValue),
      "message": ["text": .string(cut(finding.message))],
      "locations": [location(finding)],
      "partialFingerprints": [
        "primaryLocationLineHash": .string(fingerprint), "trellis/v1": .string(fingerprint),
      ],
    ]
  }

  /// A file of the repository. The path is relative, with everything escaped that a URI can't have (RFC 3986, section 3.3).
  static func artifact(_ path: String) -> JSONValue {
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/!$&'()*+,;=@")
    let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return ["uri": .string(uri), "uriBaseId": .string(baseID)]
  }

  private static func cut(_ text: String) -> String { String(text.prefix(SARIFOutput.longestText)) }

  private static func location(_ finding: Finding) -> JSONValue {
    let start = finding.span.start
    let end = finding.span.end
    var location: [String: JSONValue] = [
      "physicalLocation": [
        "artifactLocation": artifact(finding.path),
        "region": [
          "startLine": .number(Double(start.line)), "startColumn": .number(Double(start.utf16Column)),
          "endLine": .number(Double(end.line)), "endColumn": .number(Double(end.utf16Column)),
        ],
      ]
    ]
    if !finding.symbol.isEmpty {
      location["logicalLocations"] = [["fullyQualifiedName": .string(cut(finding.symbol))]]
    }
    return .object(location)
  }
}
