// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Interface
public import Speaking

/// Who speaks on this device, and how: the question on the first visit, and the settings of Earshot's own voice.
///
/// Each choice holds at once and is heard at once, in a sample.
public struct VoiceChoiceSession: Session {
  /// Something that happened, and when.
  public typealias Event = Timed<Happening>
  /// Something that is to be done, and when it came about.
  public typealias Effect = Timed<Wish>

  private let language: Language
  private var choices = VoiceChoices()
  private var voices: [DeviceVoice] = []
  private var hasAsked = false
  /// The answer that a finger was told of last: pressed again, it is chosen.
  private var touched = ""
  private var time = 0.0
  private var effects: [Effect] = []

  /// What can happen.
  public enum Happening: Sendable {
    case begin
    /// What the device has kept of the voice; nil when that is nothing.
    case recalled(String?)
    /// The voices that the device has.
    case voices([DeviceVoice])
    /// The person chose a voice by the device's own name for it; an empty name leaves it to the device.
    case voice(String)
    case rate(Double)
    case pitch(Double)
    case volume(Double)
    case echo(VoiceChoices.Echo)
    case hearsFirst(Bool)
    /// The person wants to hear the voice.
    case sample
    /// The person pressed where nothing is, or the space bar: who finds nothing else may be asked aloud.
    case pressedNothing
    /// A finger pressed something, or nothing.
    case tapped(Tapped?)
    /// A digit was typed where no field has the focus.
    case digit(Int)
    /// Any other key was pressed there.
    case key
  }

  /// What a finger pressed: an answer to the question, or something else on its page.
  public struct Tapped: Sendable {
    /// The part that it is; empty for what is no answer.
    public var answer: String
    /// What it is called.
    public var name: String
  }

  /// What is to be done.
  public enum Wish: Sendable, Equatable {
    case interface(InterfaceEffect)
    /// Say with Earshot's own voice, whoever speaks otherwise.
    case aloud(Utterance)
    /// The voice speaks so from now on.
    case adopt(VoiceChoices)
    /// Press a button for the person.
    case press(Part)
    /// The press must do nothing: it only asked, or told what it would do.
    case hold

    /// Whether two are the same, byte for byte.
    public static func == (left: Wish, right: Wish) -> Bool {
      switch (left, right) {
      case (.interface(let left), .interface(let right)): left == right
      case (.aloud(let left), .aloud(let right)): left == right
      case (.adopt(let left), .adopt(let right)): left.json.hasSameBytes(as: right.json)
      case (.press(let left), .press(let right)): left == right
      case (.hold, .hold): true
      case _: false
      }
    }
  }

  /// Choices for pages in a language.
  public init(language: Language) { self.language = language }

  /// Reads `language` (a tag).
  public init(configuration: JSONValue) throws(FieldError) {
    self.init(language: try Language(field: "language", of: configuration))
  }

  /// Takes one event and says what to do about it, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    effects = []
    time = event.time
    switch event.content {
    case .begin: perform(.recall(key: VoiceChoices.key))
    case .recalled(let kept):
      choices = VoiceChoices(kept: kept)
      show()
    case .voices(let voices): offer(voices)
    case .voice(let name):
      choices[language.tag] = name.utf8.isEmpty ? nil : name
      keep()
    case .rate(let rate):
      choices.rate = rate
      keep()
    case .pitch(let pitch):
      choices.pitch = pitch
      keep()
    case .volume(let volume):
      choices.volume = volume
      keep()
    case .echo(let echo):
      choices.echo = echo
      keep()
    case .hearsFirst(let isOn):
      choices.hearsFirst = isOn
      keep()
    case .sample: sayAloud(VoiceChoiceWords[language].sample)
    case .pressedNothing: ask()
    case .tapped(let thing): tap(thing)
    case .key: if !hasAsked { ask() }
    case .digit(let digit): answer(digit)
    }
    return effects
  }
}

extension VoiceChoiceSession {
  private mutating func perform(_ effect: InterfaceEffect) {
    effects.append(Effect(time: time, .interface(effect)))
  }

  private mutating func sayAloud(_ text: String) {
    effects.append(Effect(time: time, .aloud(Utterance(text, in: language))))
  }

  /// Keeps the choices, lets them hold, and gives a sample of them.
  private mutating func keep() {
    perform(.store(key: VoiceChoices.key, value: choices.json))
    effects.append(Effect(time: time, .adopt(choices)))
    show()
    sayAloud(VoiceChoiceWords[language].sample)
  }

  private mutating func show() {
    let words = VoiceChoiceWords[language]
    for (part, number) in [
      (Part.voiceRate, choices.rate), (.voicePitch, choices.pitch), (.voiceVolume, choices.volume),
    ] {
      perform(.value(part, number.description))
      let percent = words.percent(["count": Int((number * 100).rounded()).description])
      perform(.attribute(part, name: "aria-valuetext", value: percent))
      perform(.show(Part(part.name + "-said"), text: percent))
    }
    perform(.value(.typingEcho, choices.echo.word))
    perform(.flag(.hearsFirst, .checked, choices.hearsFirst))
    perform(.value(.deviceVoice, choices[language.tag] ?? ""))
  }

  /// The voices of the page's language; that there is none is told where one would be chosen.
  private mutating func offer(_ voices: [DeviceVoice]) {
    self.voices = voices.filter { $0.speaks(language) }
    let words = VoiceChoiceWords[language]
    let usual = self.voices.isEmpty ? words.noVoiceHere : words.deviceChooses
    var rows = [ListRow(key: "", text: usual)]
    for voice in self.voices { rows.append(ListRow(key: voice.id, text: voice.name)) }
    perform(.list(.deviceVoice, rows))
    perform(.value(.deviceVoice, choices[language.tag] ?? ""))
    perform(.flag(.deviceVoice, .disabled, self.voices.isEmpty))
  }

  /// Asks aloud who is to speak; pressed once more, Earshot does.
  private mutating func ask() {
    if hasAsked { return effects.append(Effect(time: time, .press(.answer(2)))) }
    hasAsked = true
    sayAloud(VoiceChoiceWords[language].askedAloud)
  }

  /// A finger that finds something by chance chooses nothing by it.
  ///
  /// The first press asks, and each answer is told before it is chosen. A mouse's press, and a screen reader's, come
  /// from somebody who knows where it goes.
  private mutating func tap(_ thing: Tapped?) {
    guard let thing else { return ask() }
    let words = VoiceChoiceWords[language]
    let isAnswer = !thing.answer.utf8.isEmpty
    if hasAsked, !isAnswer || touched.hasSameBytes(as: thing.answer) { return }
    effects.append(Effect(time: time, .hold))
    touched = thing.answer
    let told = isAnswer ? words.touchedAnswer : words.touchedOther
    let sentence = told(["name": thing.name])
    sayAloud(hasAsked ? sentence : words.askedByTouch(["touched": sentence]))
    hasAsked = true
  }

  private mutating func answer(_ digit: Int) {
    guard hasAsked else { return ask() }
    guard (1...3).contains(digit) else { return }
    effects.append(Effect(time: time, .press(.answer(digit))))
  }
}

/// A voice that the device has.
public struct DeviceVoice: Sendable {
  /// The device's own name for it, by which it is asked for.
  public var id: String
  /// Its name for people.
  public var name: String
  /// The tag of its language.
  public var tag: String

  func speaks(_ language: Language) -> Bool {
    language.tag.hasSameBytes(as: Language.primary(of: tag))
  }
}

extension Part {
  /// The menu of the device's voices.
  public static let deviceVoice: Part = "device-voice"
  /// How fast, as a slider.
  public static let voiceRate: Part = "voice-rate"
  /// How high, as a slider.
  public static let voicePitch: Part = "voice-pitch"
  /// How loud, as a slider.
  public static let voiceVolume: Part = "voice-volume"
  /// The menu of what is told of typing.
  public static let typingEcho: Part = "typing-echo"
  /// Whether the first press says what the second does.
  public static let hearsFirst: Part = "hears-first"

  /// A button that answers who is to speak, from 1.
  public static func answer(_ number: Int) -> Part { Part("answer-" + number.description) }
}
