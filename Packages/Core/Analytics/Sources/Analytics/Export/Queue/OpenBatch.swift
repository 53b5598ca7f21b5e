/// A batch that a journal adds events to.
struct OpenBatch {
  let id: BatchID
  /// When, in the time that has elapsed since the journal was made.
  let began: Duration
  var events = 0
  var bytes = 0
}
