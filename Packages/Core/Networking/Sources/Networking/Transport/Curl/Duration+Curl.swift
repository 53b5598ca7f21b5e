#if os(Linux)
  extension Duration {
    /// Rounded up and at least 1, for zero would mean “never”.
    var wholeMilliseconds: Int32 {
      let (seconds, attoseconds) = components
      guard seconds < 1_000_000 else { return 1_000_000_000 }
      guard seconds >= 0 else { return 1 }
      return max(
        1, Int32(seconds) * 1000 + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
    }
  }
#endif
