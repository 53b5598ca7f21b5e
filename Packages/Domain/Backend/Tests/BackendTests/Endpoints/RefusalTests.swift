import TestSupport
import Testing

@testable import Backend

/// The words and codes of PocketBase 0.40, as it answers them.
@Suite(.bounded) struct `A refusal` {
  @Test(
    arguments: [
      (.required, #"{"code":"validation_required","message":"Cannot be blank."}"#),
      (.notEmail, #"{"code":"validation_is_email","message":"Must be a valid email address."}"#),
      (.notUnique, #"{"code":"validation_not_unique","message":"Value must be unique."}"#),
      (.mismatch, #"{"code":"validation_values_mismatch","message":"Values don't match."}"#),
      (
        .wrongOldPassword,
        #"{"code":"validation_invalid_old_password","message":"Missing or invalid old password."}"#
      ),
      (
        .passwordTooLong,
        #"{"code":"validation_max_text_constraint","message":"Must be less than 71 character(s)."}"#
      ),
      (
        .tooShort(minimum: 8),
        #"{"code":"validation_min_text_constraint","message":"Must be at least 8 character(s)."}"#
      ),
      (
        .tooLong(maximum: 100),
        #"{"code":"validation_max_text_constraint","message":"Must be no more than 100 character(s).","params":{"max":100}}"#
      ),
      (
        .outOfRange(1...255),
        """
        {"code":"validation_length_out_of_range","message":"The length must be between 1 and 255.",
        "params":{"max":255,"min":1}}
        """
      ),
      (
        .notAChoice("pink"),
        #"{"code":"validation_invalid_value","message":"Invalid value pink.","params":{"value":"pink"}}"#
      ),
    ] as [(FieldFault, String)])
  func `a field's error has PocketBase's form`(error: FieldFault, json: String) throws {
    let answer = try Answer(.refusal(.notUpdated(["field": error])))
    #expect(try answer == .refusal(400, "Failed to update record.", #"{"field":\#(json)}"#))
  }
}
