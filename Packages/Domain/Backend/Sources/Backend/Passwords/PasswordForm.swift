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
  var errors: FieldErrors {
    var errors: FieldErrors = [:]
    if new.isEmpty { errors["password"] = .required }
    if confirmation.isEmpty {
      errors["passwordConfirm"] = .required
    } else if confirmation != new {
      errors["passwordConfirm"] = .mismatch
    }
    return errors
  }
}

extension PasswordForm: CustomStringConvertible, CustomReflectable {
  /// Shows no password.
  var description: String { "PasswordForm(hidden)" }

  /// Shows no password.
  var customMirror: Mirror { Mirror(self, children: []) }
}
