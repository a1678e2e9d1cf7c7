// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// A page that speaks to somebody who has no screen reader.
///
/// It tells the page as it opens, what has the focus, what is typed and chosen, and reads the text sentence by
/// sentence. Who wants to hear before they confirm presses twice: the first press says what the second will do.
/// Whatever the person does ends what is being said; what the page says by itself waits for its turn.
public struct OwnVoiceSession: Session {
  let language: Language
  var choices: VoiceChoices
  /// What has the focus.
  var focused: PageControl?
  /// The question whose answers were last told.
  var group = ""
  /// The control whose next press acts.
  var armed: Int?
  /// The control that was pressed a second time and is in use until another is pressed.
  var inUse: Int?
  /// Whether the finger went down on the control that was armed already, and has not left it.
  var isConfirming = false
  /// Whether a finger or pointer is down.
  var isDown = false
  /// What was written in a field when it was last told, and where the caret was.
  var field = TypedField()
  var place = ReadingPlace()
  /// What is to be done with the text of the page once it comes.
  var pending: ReadingMove?
  var isReadingOn = false
  /// What is spelled when that is asked for.
  var spelled: Utterance?
  /// What the page is called, for who asks where they are.
  var name = ""
  /// The language of that name, where it is not that of the page.
  var nameTag: String?
  /// The page whose controls are still to be counted; nil once they are, or the person has gone on.
  var uncounted: OpenedPage?

  var time = 0.0
  var effects: [Effect] = []

  /// A page in a language, with the choices of the person.
  public init(language: Language, choices: VoiceChoices = VoiceChoices()) {
    self.language = language
    self.choices = choices
  }

  /// Reads `language` (a tag) and `choices` (as the device keeps them), which may be left out.
  public init(configuration: JSONValue) throws(FieldError) {
    self.init(
      language: try Language(field: "language", of: configuration),
      choices: VoiceChoices(kept: try configuration.optionalText("choices")))
  }

  /// Takes one event and says what to do about it, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    effects = []
    time = event.time
    switch event.content {
    case .opened(let page): open(page)
    case .focused(let control): focus(control)
    case .changed(let control): change(control)
    case .typed(let control, let caret): type(in: control, caret: caret)
    case .caret(let control, let caret): moveCaret(in: control, to: caret)
    case .touched(let spot): touch(spot)
    case .lifted(let control): lift(control)
    case .pressed(let control): press(control)
    case .key(let key): take(key)
    case .move(let move): press(move)
    case .page(let blocks): read(blocks)
    case .silent: goOn()
    case .settled(let controls): count(controls)
    case .choices(let choices): adopt(choices)
    }
    return effects
  }

  mutating func perform(_ wish: Wish) { effects.append(Effect(time: time, wish)) }

  /// Says what was collected; the last of it is what can be spelled.
  mutating func say(_ saying: Saying) {
    for utterance in saying.utterances { perform(.say(utterance)) }
  }

  /// Says a sentence of the voice's own.
  mutating func say(_ words: String) {
    var saying = Saying(language)
    saying.add(words)
    say(saying)
  }
}

extension OwnVoiceSession {
  private mutating func focus(_ control: PageControl?) {
    guard let control else {
      focused = nil
      return
    }
    let wasTold = focused?.id == control.id || armed == control.id
    focused = control
    field = TypedField(control)
    if control.role.isControl, !control.isOfBar { place = ReadingPlace(block: control.id) }
    guard !wasTold else { return }
    disarm()
    tell(control)
  }

  /// Says a control, with the question to which it is an answer where that is new.
  mutating func tell(_ control: PageControl) {
    var saying = Saying(language)
    let isNew = !control.group.isBlank && !control.group.hasSameBytes(as: group)
    group = control.group
    saying.add(control, group: isNew)
    spell(later: control)
    say(saying)
  }

  private mutating func change(_ control: PageControl) {
    if let focused, focused.id == control.id {
      self.focused = control
      if focused.saysTheSame(as: control) { return }
    }
    guard !control.role.isTyped else { return }
    var saying = Saying(language)
    // Another answer than the one with the focus is told by its name, too.
    if control.role == .radio || !control.name.hasSameBytes(as: focused?.name) {
      saying.add(control.name, tag: control.nameLanguage, isOwn: control.isOwn)
    }
    saying.addStanding(of: control)
    spelled = saying.utterances.last
    say(saying)
  }

  private mutating func take(_ key: ReadingKey) {
    perform(.hush)
    isReadingOn = false
    uncounted = nil
    let ownsArrows = focused?.role.takesArrows ?? false
    switch key.name.bytewise {
    case "F2": takeAnd(begin: .again)
    case "F4": takeAnd(begin: .spell)
    case "F9": takeAnd(begin: .whereAmI)
    case "Escape":
      disarm()
      perform(.pause)
    case "Control": perform(.pause)
    case "Enter", " ": enter()
    case "ArrowDown" where !ownsArrows && !key.hasOthers:
      takeAnd(begin: key.hasShift ? .readOn : .next)
    case "ArrowUp" where !ownsArrows && !key.hasOthers: takeAnd(begin: .previous)
    case "ArrowRight" where !ownsArrows && !key.hasOthers: takeAnd(begin: .nextCharacter)
    case "ArrowLeft" where !ownsArrows && !key.hasOthers: takeAnd(begin: .previousCharacter)
    default: break
    }
  }

  /// A button of the bar ends what is being said, as a key does.
  private mutating func press(_ move: ReadingMove) {
    perform(.hush)
    uncounted = nil
    begin(move)
  }

  private mutating func adopt(_ choices: VoiceChoices) {
    let hadToHear = self.choices.hearsFirst
    self.choices = choices
    guard choices.hearsFirst != hadToHear else { return }
    disarm()
    perform(.followFinger(choices.hearsFirst))
  }

  private mutating func takeAnd(begin move: ReadingMove) {
    perform(.take)
    begin(move)
  }

  /// Goes into what was read, where that has arrows of its own.
  private mutating func enter() {
    guard let control = place.control, control.id != focused?.id, focused?.isOfBar != true else {
      return
    }
    perform(.take)
    perform(.focus(control.id))
  }

  mutating func disarm() {
    armed = nil
    isConfirming = false
  }
}
