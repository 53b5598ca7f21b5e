import Models

/// The password fields of a request.
struct PasswordForm {
  /// As `OpaqueString` has it where it can be a password.
  let old: String
  /// As `OpaqueString` has it where it can be a password.
  let new: String
  private let typed: String
  private let confirmation: String
  private let hasNew: Bool

  init(_ body: RequestBody) {
    old = Password.prepared(body["oldPassword"]?.text ?? "")
    typed = body["password"]?.text ?? ""
    new = Password.prepared(typed)
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
    } else if !confirmation.utf8.elementsEqual(typed.utf8) {
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
