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
  /// The time of the event in hand: seconds.
  var time = 0.0
  /// The effects of the event in hand.
  var effects: [PadEffect] = []
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
    recognizer = Self.recognizer(recognizerKind, size: size, mode: posture.mode)
  }

  /// A pad as `PadConfiguration` reads it.
  public init(configuration: JSONValue) throws(FieldError) {
    self.init(try PadConfiguration(json: configuration))
  }

  private static func recognizer(_ kind: RecognizerKind, size: Size, mode: PadMode) -> Recognizer {
    Recognizer(RecognizerConfiguration(recognizer: kind, mode: mode, size: size))
  }

  /// Takes one event and says what is to be done about it, in order.
  public mutating func handle(_ event: PadEvent) -> [PadEffect] {
    effects = []
    time = event.time
    switch event.happening {
    case .touch(let touch): handle(touch)
    case .key(let code, let isDown): key(code, isDown: isDown)
    case .size(let size):
      self.size = size
      layOut()
    case .tilt(let beta, let gamma): tilt(beta: beta, gamma: gamma)
    case .mode(let choice):
      posture.choose(choice)
      layOut()
      say(modePhrase)
    case .echo(let echo):
      self.echo = echo
      show(.echo, echo.word)
      say(echo == .cell ? BraillePhrases.echoOn : BraillePhrases.echoOff)
    case .table(let language):
      table = .of(language)
      showText()
    case .action(let action): perform(action)
    case .text(let text): rewrite(text)
    case .blur: forgetHalfTyped()
    }
    return effects
  }
}

extension BrailleSession {
  private mutating func handle(_ touch: TouchEvent) {
    if case .cancelled = touch.phase, recognizer.trackedTouches < Self.touchesOfSixthFinger {
      return recognizer.forgetTouches()
    }
    guard let recognition = recognizer.handle(touch).first else { return }
    // A gesture beside the pad is nothing here.
    if recognition == .cell(.blank) { return }
    effects.append(.recognition(RecognitionEffect(time: time, recognition: recognition)))
    switch recognition {
    case .cell(let cell): type(cell)
    case .swipes(let swipes):
      guard let action = self.swipes.action(of: swipes, mode: posture.mode) else {
        return refuse(BraillePhrases.swipeWithoutAction)
      }
      perform(action)
    case .failure: refuse(BraillePhrases.tooManyFingers)
    default: break
    }
  }

  private mutating func key(_ code: String, isDown: Bool) {
    if let dot = KeyChord.dot(ofKey: code) {
      effects.append(.taken(time: time))
      if isDown { return chord.press(dot) }
      guard let cell = chord.lift(dot) else { return }
      effects.append(.recognition(RecognitionEffect(time: time, recognition: .cell(cell))))
      return type(cell)
    }
    guard isDown, let use = PadKey(code: code) else { return }
    effects.append(.taken(time: time))
    switch use {
    case .action(let action): perform(action)
    case .leave:
      forgetHalfTyped()
      effects.append(.leave(time: time))
    }
  }

  private mutating func forgetHalfTyped() {
    chord.forget()
    recognizer.forgetTouches()
  }
}

extension BrailleSession {
  private mutating func tilt(beta: Double, gamma: Double) {
    // Nobody turns the device over in the middle of a chord on purpose.
    guard recognizer.trackedTouches == 0 else { return }
    let before = posture.mode
    posture.tilt(beta: beta, gamma: gamma, time: time)
    guard posture.mode != before else { return }
    layOut()
    say(modePhrase)
  }

  /// Locks the mode as it is, or lets it follow the tilt again.
  mutating func toggleLock() {
    posture.lock(!posture.isLocked)
    layOut()
    sound(.done)
    say(posture.isLocked ? BraillePhrases.locked : BraillePhrases.unlocked)
  }

  private var modePhrase: Phrase {
    posture.mode == .hold ? BraillePhrases.holdMode : BraillePhrases.tableMode
  }

  /// Fits the zones to size and mode, and shows them.
  private mutating func layOut() {
    recognizer = Self.recognizer(recognizerKind, size: size, mode: posture.mode)
    let geometry = ClassicGeometry(size: size, mode: posture.mode)
    effects.append(.guide(time: time, guide: PadGuide(geometry)))
    show(.mode, posture.mode.word)
    show(.choice, posture.choice.word)
    show(.lock, posture.isLocked ? "locked" : "unlocked")
  }

  /// Takes over what the person typed or pasted into the text itself; it is shown anew only when it held braille.
  private mutating func rewrite(_ text: String) {
    self.text.replace(with: table.written(text))
    show(.cells, self.text.pieces.brailleText)
    for scalar in text.unicodeScalars where Cell(scalar: scalar) != nil {
      return show(.letters, table.print(of: self.text.pieces))
    }
  }
}

/// What a key besides those of the dots is for.
private enum PadKey {
  case action(PadAction)
  case leave

  init?(code: String) {
    switch code {
    case "Space": self = .action(.space)
    case "Backspace": self = .action(.deleteCell)
    case "Enter", "NumpadEnter": self = .action(.newLine)
    case "Escape": self = .leave
    default: return nil
    }
  }
}
