// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Phrases
public import Speaking

/// The braille pad: touches and keys in; cells, letters, speech and sounds out.
///
/// It keeps what was written as cells and reads it as uncontracted braille of one language. A recogniser makes the
/// cells; the pad decides what a swipe does, when a cancelled gesture counts, and what is said.
public struct BrailleSession: Session {
  /// What can happen to the pad.
  public typealias Event = PadEvent
  /// What the pad wants done.
  public typealias Effect = PadEffect

  let language: Language
  var table: UncontractedTable
  var echo: PadEcho
  let swipes: SwipeMap
  var text: PadText
  var posture: PadPosture
  /// True while something long is being said, which the next act cuts off.
  var isTelling = false
  private let recognizerKind: RecognizerKind
  private var recognizer: Recognizer
  private var size: Size
  private var chord = KeyChord()

  /// Phones that follow five fingers take all of them away when a sixth comes down.
  ///
  /// Fewer touches than these, when the device takes them away, were interrupted by something else: a call, a
  /// notification, a gesture of the system.
  private static let touchesOfSixthFinger = 5

  /// A pad as configured.
  public init(_ configuration: PadConfiguration) {
    language = configuration.language
    table = .of(configuration.table ?? configuration.language)
    echo = configuration.echo
    swipes = configuration.swipes
    text = PadText(table.written(configuration.text))
    posture = PadPosture(configuration.mode)
    size = configuration.size
    recognizerKind = configuration.recognizer
    recognizer = Recognizer(recognizerKind, size: size, mode: posture.mode)
  }

  /// A pad as `PadConfiguration` reads it.
  public init(configuration: JSONValue) throws(FieldError) {
    self.init(try PadConfiguration(json: configuration))
  }

  /// Takes one event and says what is to be done about it, in order.
  public mutating func handle(_ event: PadEvent) -> [PadEffect] {
    switch event {
    case .touch(let touch): handle(touch)
    case .key(let time, let code, let isDown): key(code, isDown: isDown, at: time)
    case .size(let time, let size): fit(size, at: time)
    case .tilt(let time, let beta, let gamma): tilt(beta: beta, gamma: gamma, at: time)
    case .mode(let time, let choice): choose(choice, at: time)
    case .echo(let time, let echo): change(to: echo, at: time)
    case .table(let time, let language): change(to: language, at: time)
    case .action(let time, let action): perform(action, at: time)
    case .text(let time, let text): rewrite(text, at: time)
    case .blur: blur()
    }
  }
}

extension BrailleSession {
  private mutating func handle(_ touch: TouchEvent) -> [PadEffect] {
    if case .cancelled = touch.phase, recognizer.trackedTouches < Self.touchesOfSixthFinger {
      recognizer.forgetTouches()
      return []
    }
    guard let recognition = recognizer.handle(touch) else { return [] }
    let time = touch.time
    let recognized = PadEffect.recognition(
      RecognitionEffect(time: time, recognition: recognition))
    switch recognition {
    case .cell(.blank): return []
    case .cell(let cell): return [recognized] + type(cell, at: time)
    case .swipes(let swipes):
      guard let action = self.swipes.action(of: swipes, mode: posture.mode) else {
        return [recognized] + refuse(BraillePhrases.swipeWithoutAction, at: time)
      }
      return [recognized] + perform(action, at: time)
    case .failure: return [recognized] + refuse(BraillePhrases.tooManyFingers, at: time)
    }
  }

  private mutating func key(_ code: String, isDown: Bool, at time: Double) -> [PadEffect] {
    if let dot = KeyChord.dot(ofKey: code) {
      if isDown {
        chord.press(dot)
        return [.taken(time: time)]
      }
      guard let cell = chord.lift(dot) else { return [.taken(time: time)] }
      let effect = RecognitionEffect(time: time, recognition: .cell(cell))
      return [.taken(time: time), .recognition(effect)] + type(cell, at: time)
    }
    guard isDown else { return [] }
    switch code {
    case "Space": return [.taken(time: time)] + perform(.space, at: time)
    case "Backspace": return [.taken(time: time)] + perform(.deleteCell, at: time)
    case "Enter", "NumpadEnter": return [.taken(time: time)] + perform(.newLine, at: time)
    case "Escape": return [.taken(time: time)] + blur() + [.leave(time: time)]
    default: return []
    }
  }

  private mutating func blur() -> [PadEffect] {
    chord.forget()
    recognizer.forgetTouches()
    return []
  }
}

extension BrailleSession {
  private mutating func fit(_ size: Size, at time: Double) -> [PadEffect] {
    self.size = size
    return layOut(at: time)
  }

  private mutating func tilt(beta: Double, gamma: Double, at time: Double) -> [PadEffect] {
    // Nobody turns the device over in the middle of a chord on purpose.
    guard recognizer.trackedTouches == 0 else { return [] }
    let before = posture.mode
    posture.tilt(beta: beta, gamma: gamma, time: time)
    guard posture.mode != before else { return [] }
    return layOut(at: time) + [say(modePhrase, at: time)]
  }

  private mutating func choose(_ choice: PadPosture.Choice, at time: Double) -> [PadEffect] {
    posture.choose(choice)
    return layOut(at: time) + [say(modePhrase, at: time)]
  }

  /// Locks the mode as it is, or lets it follow the tilt again.
  mutating func toggleLock(at time: Double) -> [PadEffect] {
    posture.lock(!posture.isLocked)
    let phrase = posture.isLocked ? BraillePhrases.locked : BraillePhrases.unlocked
    return layOut(at: time) + [.sound(time: time, earcon: .done), say(phrase, at: time)]
  }

  private var modePhrase: Phrase {
    posture.mode == .hold ? BraillePhrases.holdMode : BraillePhrases.tableMode
  }

  /// Fits the zones to size and mode, and shows them.
  private mutating func layOut(at time: Double) -> [PadEffect] {
    recognizer = Recognizer(recognizerKind, size: size, mode: posture.mode)
    return [
      .guide(time: time, geometry: ClassicGeometry(size: size, mode: posture.mode)),
      .show(time: time, field: .mode, text: posture.mode.word),
      .show(time: time, field: .choice, text: posture.choice.word),
      .show(time: time, field: .lock, text: posture.isLocked ? "locked" : "unlocked"),
    ]
  }

  private mutating func change(to echo: PadEcho, at time: Double) -> [PadEffect] {
    self.echo = echo
    return [
      .show(time: time, field: .echo, text: echo.word),
      say(echo == .cell ? BraillePhrases.echoOn : BraillePhrases.echoOff, at: time),
    ]
  }

  private mutating func change(to language: Language, at time: Double) -> [PadEffect] {
    table = .of(language)
    return shown(at: time)
  }

  /// Takes over what the person typed or pasted into the text itself; it is shown anew only when it held braille.
  private mutating func rewrite(_ text: String, at time: Double) -> [PadEffect] {
    self.text.replace(with: table.written(text))
    let hasCells = text.unicodeScalars.contains { Cell(scalar: $0) != nil }
    return hasCells
      ? shown(at: time)
      : [.show(time: time, field: .cells, text: self.text.pieces.brailleText)]
  }
}
