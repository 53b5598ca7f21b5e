import DesignTokens

/// Turns the bytes a terminal sends into keys and pastes, however they are split over reads.
///
/// It keeps a bounded number of bytes whatever arrives, and knows when what it has may be complete after all (a
/// lone Esc looks like the start of a sequence): `flush()` it after ``patience`` without a further byte.
struct KeyParser {
  private enum State {
    case ground
    case escape
    case controlSequence(ControlSequenceParameters, isAlt: Bool)
    case singleShift(isAlt: Bool)
    case string(DeviceString)
    /// Behind an Esc that may end the string.
    case endOfString(DeviceString)
    case ignoring(bytes: Int)
    case paste(PasteCollector)
  }

  /// The colour of the terminal's own background, as it answered last; nil if it never did.
  private(set) var background: TokenColor?
  private var state = State.ground
  private var decoder = UTF8Decoder()
  private var isAlt = false
  /// Whether the last byte was a carriage return that is an Enter; a line feed right behind it belongs to the same one,
  /// as where lines are pasted into a terminal that doesn't tell pastes from keys.
  private var isAfterReturn = false
  private var typed = String.UnicodeScalarView()
  private var inputs: [TerminalInput] = []

  /// How long to wait for the rest of a sequence; nil when there is nothing to wait for.
  var patience: Duration? {
    switch state {
    case .ground: decoder.isInSequence ? .milliseconds(500) : nil
    case .string, .endOfString: .milliseconds(500)
    case .paste(let collector): collector.isEmpty ? nil : .seconds(2)
    default: .milliseconds(50)
    }
  }

  mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in bytes { take(byte) }
    isAfterReturn = false
    return takeInputs()
  }

  /// Takes what is there as all there is. Only a paste goes on: what was pasted must never be taken for keys.
  mutating func flush() -> [TerminalInput] {
    let flushed = state
    state = .ground
    switch flushed {
    case .controlSequence(let parameters, _) where parameters.isEmpty:
      emit(.alt("["))
    case .ground, .controlSequence, .ignoring:
      break
    case .escape:
      if takeAlt() { emit(KeyPress(.escape)) }
      emit(KeyPress(.escape))
    case .string(let string):
      giveUp(string)
    case .endOfString(let string):
      giveUp(string)
      if string.typed != nil { emit(KeyPress(.escape)) }
    case .singleShift:
      emit(.alt("O"))
    case .paste(let collector):
      flush(collector)
    }
    if decoder.isInSequence {
      decoder.reset()
      type("\u{FFFD}")
    }
    isAlt = false
    return takeInputs()
  }

  private mutating func flush(_ collector: PasteCollector) {
    let interrupts = collector.onlyInterrupts
    guard interrupts.isEmpty else { return interrupts.forEach { takeInGround($0) } }
    var collector = collector
    let text = collector.takeText(isComplete: false)
    if !text.isEmpty { emit(.paste(text)) }
    state = .paste(collector)
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground:
      takeInGround(byte)
    case .escape:
      takeAfterEscape(byte)
    case .controlSequence(let parameters, let isAlt):
      takeInControlSequence(byte, parameters, isAlt: isAlt)
    case .singleShift(let isAlt):
      state = .ground
      emit(KeyTable.press(singleShift: byte), isAlt: isAlt)
    case .string(let string):
      takeInString(byte, string)
    case .endOfString(let string):
      takeAtEndOfString(byte, string)
    case .ignoring(let bytes):
      state = bytes > 1 ? .ignoring(bytes: bytes - 1) : .ground
    case .paste(var collector):
      state = .ground  // so that the collector isn't copied
      if collector.append(byte) {
        emit(.paste(collector.takeText(isComplete: true)))
      } else {
        state = .paste(collector)
      }
    }
  }

  private mutating func takeInGround(_ byte: UInt8) {
    defer { isAfterReturn = byte == 0x0D }
    switch decoder.decode(byte) {
    case .needsMore:
      break
    case .scalar("\n") where isAfterReturn:
      break
    case .scalar("\u{1B}"):
      state = .escape
    case .scalar(let scalar) where scalar.value < 0x20 || scalar.value == 0x7F:
      emit(KeyTable.press(control: byte), isAlt: takeAlt())
    case .scalar(let scalar):
      type(scalar)
    case .illFormed:
      type("\u{FFFD}")
    case .illFormedBefore:
      type("\u{FFFD}")
      takeInGround(byte)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["):
      state = .controlSequence(ControlSequenceParameters(), isAlt: takeAlt())
    case UInt8(ascii: "O"):
      state = .singleShift(isAlt: takeAlt())
    case 0x1B where isAlt:
      emit(KeyPress(.escape))
    case 0x1B:
      isAlt = true
    default:
      if let string = DeviceString(introducer: byte) {
        state = .string(string)
      } else {
        state = .ground
        isAlt = true
        takeInGround(byte)
      }
    }
  }

  private mutating func takeInControlSequence(
    _ byte: UInt8, _ parameters: ControlSequenceParameters, isAlt: Bool
  ) {
    switch byte {
    case 0x20...0x3F:
      var longer = parameters
      longer.append(byte)
      state = .controlSequence(longer, isAlt: isAlt)
    case UInt8(ascii: "[") where parameters.isEmpty:
      state = .ignoring(bytes: 1)
    case UInt8(ascii: "M") where parameters.isEmpty:
      state = .ignoring(bytes: 3)
    case UInt8(ascii: "~") where parameters.numbers == [200]:
      state = .paste(PasteCollector())
    case 0x40...0x7E:
      state = .ground
      emit(KeyTable.press(parameters: parameters, final: byte), isAlt: isAlt)
    default:
      state = .ground
      takeInGround(byte)
    }
  }

  private mutating func takeInString(_ byte: UInt8, _ string: DeviceString) {
    switch byte {
    case 0x07:
      finish(string)
    case 0x1B:
      state = .endOfString(string)
    case 0x03, 0x18, 0x1A:
      giveUp(string)
      takeInGround(byte)
    default:
      var longer = string
      longer.append(byte)
      state = .string(longer)
    }
  }

  private mutating func takeAtEndOfString(_ byte: UInt8, _ string: DeviceString) {
    if byte == UInt8(ascii: "\\") {
      finish(string)
    } else {
      giveUp(string)
      state = .escape
      takeAfterEscape(byte)
    }
  }

  private mutating func finish(_ string: DeviceString) {
    state = .ground
    isAlt = false
    if let color = string.background { background = color }
  }

  /// What looked like the beginning of a string was a key pressed with Alt and what was typed behind it.
  private mutating func giveUp(_ string: DeviceString) {
    state = .ground
    isAlt = false
    guard let typed = string.typed else { return }
    emit(.alt(Character(Unicode.Scalar(string.introducer))))
    typed.forEach { takeInGround($0) }
  }
}

extension KeyParser {
  private mutating func takeAlt() -> Bool {
    defer { isAlt = false }
    return isAlt
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    if takeAlt() {
      emit(.alt(Character(scalar)))
    } else {
      typed.append(scalar)
    }
  }

  private mutating func emit(_ press: KeyPress?, isAlt: Bool) {
    guard var press else { return }
    if isAlt { press.modifiers.insert(.alt) }
    emit(press)
  }

  private mutating func emit(_ press: KeyPress) {
    emit(.press(press))
  }

  private mutating func emit(_ input: TerminalInput) {
    emitTyped()
    inputs.append(input)
  }

  private mutating func emitTyped() {
    inputs += String(typed).map { .press(KeyPress(.character($0))) }
    typed.removeAll()
  }

  private mutating func takeInputs() -> [TerminalInput] {
    emitTyped()
    defer { inputs.removeAll() }
    return inputs
  }
}
