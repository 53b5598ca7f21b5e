import SwiftSyntax

extension AttributeListSyntax {
  /// The attribute of a name, with or without its module.
  func attribute(named name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self {
      let type = attribute.attributeName
      if type.as(IdentifierTypeSyntax.self)?.name.text == name
        || type.as(MemberTypeSyntax.self)?.name.text == name
      {
        return attribute
      }
    }
    return nil
  }
}
