/// The password fields of a request.
struct PasswordForm {
  let old: String
  let new: String
  private let confirmation: String

  init(_ body: RequestBody) {
    old = body["oldPassword"]?.text ?? ""
    new = body["password"]?.text ?? ""
    confirmation = body["passwordConfirm"]?.text ?? ""
  }

  var isEmpty: Bool {
    old.isEmpty && new.isEmpty && confirmation.isEmpty
  }

  /// What is wrong, but for the old password and the new one's length.
  var faults: FieldFaults {
    var faults: FieldFaults = [:]
    if new.isEmpty { faults["password"] = .required }
    if confirmation.isEmpty {
      faults["passwordConfirm"] = .required
    } else if confirmation != new {
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
