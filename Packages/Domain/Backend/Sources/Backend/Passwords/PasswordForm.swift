/// The password fields of a request.
struct PasswordForm {
  let old: String
  let new: String
  private let confirmation: String
  private let hasNew: Bool

  init(_ body: RequestBody) {
    old = body["oldPassword"]?.text ?? ""
    new = body["password"]?.text ?? ""
    hasNew = body["password"] != nil
    confirmation = body["passwordConfirm"]?.text ?? ""
  }

  var isEmpty: Bool {
    old.isEmpty && new.isEmpty && confirmation.isEmpty
  }

  /// What is wrong with the new password itself, if there is one.
  var newFault: FieldFault? {
    guard hasNew else { return nil }
    return new.isEmpty ? .required : Password.fault(new)
  }

  /// What is wrong, but for the old password and the new one itself.
  var faults: FieldFaults {
    var faults: FieldFaults = [:]
    if new.isEmpty { faults["password"] = .required }
    if confirmation.isEmpty {
      faults["passwordConfirm"] = .required
    } else if !confirmation.utf8.elementsEqual(new.utf8) {
      faults["passwordConfirm"] = .mismatch
    }
    return faults
  }
}

extension PasswordForm: CustomStringConvertible, CustomReflectable {
  /// Shows no password.
  var description: String { "PasswordForm(hidden)" }

  /// Shows no password.
  var customMirror: Mirror { Mirror(self, children: []) }
}
