/// Tells which members make views.
enum ViewRoles {
  static func role(of member: MemberFact, in type: TypeScope?) -> MemberFact.ViewRole {
    guard member.kind == .computedProperty || member.kind == .function, !member.isStatic || type == nil else {
      return makesView(member) ? .part : .none
    }
    switch member.name {
    case "body":
      return makesView(member) || (type?.isView == true && member.kind == .computedProperty) ? .body : .none
    case "makeBody" where member.kind == .function: return makesView(member) ? .body : .none
    default: return makesView(member) ? .part : .none
    }
  }

  private static func makesView(_ member: MemberFact) -> Bool {
    let type =
      member.type.hasPrefix("(") && member.type.hasSuffix(")")
      ? String(member.type.dropFirst().dropLast()) : member.type
    return ViewVocabulary.bodyTypes.contains(type)
      || member.attributes.contains { attribute in
        ViewVocabulary.builders.contains(attribute.split(separator: ".").last.map(String.init) ?? attribute)
      }
  }
}
