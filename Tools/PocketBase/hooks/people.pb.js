/// A name can be missing, but nobody can take theirs back.
onRecordUpdateRequest((e) => {
  const { name } = e.requestInfo().body;
  if (name !== undefined && e.record.getString("name").trim() === "") {
    const blank = new ValidationError("validation_required", "Cannot be blank.");
    throw new BadRequestError("Failed to update record.", { name: blank });
  }
  e.next();
}, "users");
