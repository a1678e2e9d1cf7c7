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
  let choices: VoiceChoices
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
  /// What was written in a field when it was last told, and where the caret was.
  var field = TypedField()
  var place = ReadingPlace()
  /// What is to be done with the text of the page once it comes.
  var pending: ReadingMove?
  var isReadingOn = false
  /// What is spelled when that is asked for.
  var spelled: Utterance?
  /// The title of the page and its heading, for who asks where they are.
  var title = ""

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
    case .move(let move): begin(move)
    case .page(let blocks): read(blocks)
    case .silent: goOn()
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
  private mutating func open(_ page: OpenedPage) {
    title = page.title.withoutSiteName
    if choices.hearsFirst { perform(.followFinger) }
    var saying = Saying(language)
    saying.add(title)
    if !title.holds(page.heading) { saying.join(page.heading) }
    saying.join(page.lead)
    saying.join(summary(of: page.controls))
    if page.isFirst {
      saying.join(OwnVoiceWords[language].keys)
      if choices.hearsFirst { saying.join(OwnVoiceWords[language].touch) }
    }
    say(saying)
  }

  /// How much can be done on a page, and what most people come for.
  private func summary(of controls: [PageControl]) -> String {
    let words = OwnVoiceWords[language]
    var counts = (links: 0, buttons: 0, fields: 0, choices: 0, others: 0)
    for control in controls {
      switch control.role {
      case .link: counts.links += 1
      case .button, .toggle, .disclosure: counts.buttons += 1
      case .textField, .textArea, .password, .file: counts.fields += 1
      case .checkbox, .radio, .menu: counts.choices += 1
      case .slider, .surface: counts.others += 1
      case .heading, .place: break
      }
    }
    var things: [String] = []
    if counts.links > 0 { things.append(words.links(counts.links)) }
    if counts.buttons > 0 { things.append(words.buttons(counts.buttons)) }
    if counts.fields > 0 { things.append(words.fields(counts.fields)) }
    if counts.choices > 0 { things.append(words.choices(counts.choices)) }
    if counts.others > 0 { things.append(words.others(counts.others)) }
    guard !things.isEmpty else { return "" }
    let punctuation = Punctuation[language]
    let here = words.here(["things": punctuation.list(things, last: punctuation.and)])
    guard let main = controls.first(where: { $0.isMain && !$0.name.isBlank }) else { return here }
    return here + " " + words.mainAct(["name": main.name]).withOneEnd
  }

  private mutating func focus(_ control: PageControl?) {
    guard let control else {
      focused = nil
      return
    }
    let wasTold = focused?.id == control.id || armed == control.id
    focused = control
    field = TypedField(control)
    if control.role.isControl { place = ReadingPlace(block: control.id) }
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
    spelled = saying.utterances.first
    if control.role.isTyped, !control.value.utf8.isEmpty { spelled = saying.utterances.last }
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
    spelled = saying.utterances.first
    say(saying)
  }

  private mutating func take(_ key: ReadingKey) {
    perform(.hush)
    isReadingOn = false
    let ownsArrows = focused?.role.takesArrows ?? false
    switch key.name.bytewise {
    case "F2": takeAnd(begin: .again)
    case "F4": takeAnd(begin: .spell)
    case "F9": takeAnd(begin: .whereAmI)
    case "Escape": disarm()
    case "Enter", " ": enter()
    case "ArrowDown" where !ownsArrows && !key.hasOthers:
      takeAnd(begin: key.hasShift ? .readOn : .next)
    case "ArrowUp" where !ownsArrows && !key.hasOthers: takeAnd(begin: .previous)
    case "ArrowRight" where !ownsArrows && !key.hasOthers: takeAnd(begin: .nextCharacter)
    case "ArrowLeft" where !ownsArrows && !key.hasOthers: takeAnd(begin: .previousCharacter)
    default: break
    }
  }

  private mutating func takeAnd(begin move: ReadingMove) {
    perform(.take)
    begin(move)
  }

  /// Goes into what was read, where that has arrows of its own.
  private mutating func enter() {
    guard let control = place.control, control.id != focused?.id else { return }
    perform(.take)
    perform(.focus(control.id))
  }

  mutating func disarm() {
    armed = nil
    isConfirming = false
  }
}

extension String {
  /// A title without the name of the program behind it.
  var withoutSiteName: String {
    let (text, ending) = (Array(utf8), Array(" – Earshot".utf8))
    guard text.count > ending.count, text.suffix(ending.count).elementsEqual(ending) else {
      return self
    }
    return String(decoding: text.dropLast(ending.count), as: UTF8.self)
  }

  /// A sentence whose last words had their own mark at the end, such as “Where is it?”, with that mark alone.
  var withOneEnd: String {
    let text = scalars
    guard text.count > 1, text[text.count - 1] == "." else { return self }
    var shorter = ""
    for scalar in text.dropLast() { shorter.unicodeScalars.append(scalar) }
    return shorter.endsSentence ? shorter : self
  }

  /// Whether other words stand in it.
  func holds(_ words: String) -> Bool {
    let (text, part) = (Array(utf8), Array(words.utf8))
    guard part.count <= text.count else { return false }
    for start in 0...(text.count - part.count)
    where text[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }
}
