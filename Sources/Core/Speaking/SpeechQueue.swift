// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// The one queue through which everything is said, and the one place that decides which voice says it.
///
/// A person with a screen reader hears the screen reader, through a live region; a person who chose to be spoken to
/// hears the browser's voice, or a clip from the server where the browser has none. Never both.
public struct SpeechQueue: Session {
  /// Whose voice says it.
  public enum Outlet: UInt8, Equatable, Worded {
    /// The person's screen reader; silent for those who have none.
    case screenReader
    /// Earshot itself.
    case selfVoicing

    /// The word in traces and settings.
    public var word: String {
      switch self {
      case .screenReader: "screen-reader"
      case .selfVoicing: "self-voicing"
      }
    }
  }

  private struct Piece {
    var id: Int
    /// The same for all pieces of one utterance.
    var group: Int
    var utterance: Utterance
    var askedAt: Double
  }

  private var outlet: Outlet
  private var choices: VoiceChoices
  /// The primary tags of the languages for which the browser has a voice.
  private var voices: [String]
  private var current: Piece?
  private var waiting: [Piece] = []
  private var lastID = 0
  private var lastGroup = 0
  /// What was said since the person last did something, to be said again.
  private var said: [Utterance] = []
  /// Whether what is said next is the first since the person did something.
  private var isAnswering = false
  /// Whether the person was told that the device has no voice for what may not leave it.
  private var hasToldOfSilence = false
  /// Whether the browser lets nothing sound until the person does something.
  private var isBlocked = false

  /// So many utterances can be said again.
  private static let mostSaid = 20

  /// A queue with the outlet, the languages that the browser can speak, and the voice that the person chose.
  public init(
    outlet: Outlet = .screenReader, voices: [Language] = [], choices: VoiceChoices = VoiceChoices()
  ) {
    self.outlet = outlet
    self.voices = voices.map { $0.tag }
    self.choices = choices
  }

  /// Reads `outlet` (a word), `voices` (language tags) and `choices` (as the device keeps them); each may be left out.
  public init(configuration: JSONValue) throws(FieldError) {
    self.init(choices: VoiceChoices(kept: try configuration.optionalText("choices")))
    if configuration["outlet"] != nil { outlet = try Outlet(field: "outlet", of: configuration) }
    if configuration["voices"] != nil {
      voices = try Language.primaryTags("voices", of: configuration)
    }
  }

  /// Takes one event and says what is to be spoken, and by whom.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .say(let time, let utterance): remember(utterance, at: time)
    case .finished(let time, let id): id == current?.id ? next(at: time) : []
    case .failed(let time, let id): failed(id, at: time)
    case .blocked(let time, let id): blocked(id, at: time)
    case .silence(let time): isBlocked ? unblocked(at: time) : interrupted(at: time)
    case .again(let time): sayAgain(at: time)
    case .outlet(let time, let outlet): change(to: outlet, at: time)
    case .voices(_, let languages): changeVoices(to: languages)
    case .choices(_, let choices): change(to: choices)
    }
  }
}

extension SpeechQueue {
  private mutating func remember(_ utterance: Utterance, at time: Double) -> [Effect] {
    if isAnswering { said = [] }
    isAnswering = false
    if said.count < Self.mostSaid { said.append(utterance) }
    return say(utterance, at: time)
  }

  /// What was last said, once more.
  private mutating func sayAgain(at time: Double) -> [Effect] {
    isBlocked = false
    var effects = silence(at: time)
    for utterance in said { effects += say(utterance, at: time) }
    return effects
  }

  private mutating func interrupted(at time: Double) -> [Effect] {
    isAnswering = true
    return silence(at: time)
  }

  /// Browsers say nothing on a page before the person has done something on it: what was to be said is said then.
  private mutating func blocked(_ id: Int, at time: Double) -> [Effect] {
    guard let piece = current, piece.id == id else { return [] }
    waiting.insert(piece, at: 0)
    current = nil
    isBlocked = true
    return [.duck(time: time, on: false), .await(time: time)]
  }

  /// Keeps for the person's next act what is worth saying then.
  private mutating func wait(_ utterance: Utterance, at time: Double) -> [Effect] {
    switch utterance.priority {
    case .passing: break
    case .normal: waiting.append(contentsOf: pieces(of: utterance, at: time))
    case .urgent: waiting.insert(contentsOf: pieces(of: utterance, at: time), at: 0)
    }
    return []
  }

  private mutating func unblocked(at time: Double) -> [Effect] {
    isBlocked = false
    return next(at: time)
  }

  private mutating func say(_ utterance: Utterance, at time: Double) -> [Effect] {
    guard !utterance.text.isEmpty else { return [] }
    guard outlet == .selfVoicing else {
      return [.announce(time: time, utterance: utterance)]
    }
    if isBlocked { return wait(utterance, at: time) }
    switch utterance.priority {
    case .passing:
      guard waiting.isEmpty, current.map({ $0.utterance.priority == .passing }) ?? true else {
        return []
      }
      return cutOff(at: time, for: utterance)
    case .normal:
      waiting.append(contentsOf: pieces(of: utterance, at: time))
      guard let current else { return next(at: time) }
      return current.utterance.priority == .passing ? hushed(at: time) + next(at: time) : []
    case .urgent:
      return cutOff(at: time, for: utterance)
    }
  }

  /// Ends what is being said, with the rest of it, and says `utterance` before everything that waits.
  private mutating func cutOff(at time: Double, for utterance: Utterance) -> [Effect] {
    if let current { waiting.removeAll { $0.group == current.group } }
    waiting.insert(contentsOf: pieces(of: utterance, at: time), at: 0)
    return hushed(at: time) + next(at: time)
  }

  /// Ends the piece that is being said; other sound stays lowered, since another piece follows at once.
  private func hushed(at time: Double) -> [Effect] {
    current == nil ? [] : [.hush(time: time)]
  }

  private mutating func next(at time: Double) -> [Effect] {
    let wasSpeaking = current != nil
    var unvoiced: [Effect] = []
    current = nil
    while let piece = waiting.first {
      waiting.removeFirst()
      if let lifetime = piece.utterance.lifetime, time > piece.askedAt + lifetime { continue }
      guard canVoice(piece.utterance) else {
        unvoiced.append(.announce(time: time, utterance: piece.utterance))
        tellOfSilence(about: piece.utterance, at: time)
        continue
      }
      current = piece
      let effect = effect(for: piece, at: time)
      return unvoiced + (wasSpeaking ? [effect] : [.duck(time: time, on: true), effect])
    }
    return unvoiced + (wasSpeaking ? [.duck(time: time, on: false)] : [])
  }

  /// The server may not be asked to speak what must stay on the device, and cannot speak a language that is none of
  /// Earshot's; that is at least written into the live region.
  private func canVoice(_ utterance: Utterance) -> Bool {
    !utterance.staysOnDevice && utterance.foreignTag == nil || hasVoice(for: utterance)
  }

  /// Says once that the device has no voice for what may not leave it: somebody who only listens would not know.
  private mutating func tellOfSilence(about utterance: Utterance, at time: Double) {
    guard !hasToldOfSilence, utterance.foreignTag == nil else { return }
    hasToldOfSilence = true
    let notice = Utterance(
      SpeechWords[utterance.language].staysUnspoken, in: utterance.language)
    waiting.insert(contentsOf: pieces(of: notice, at: time), at: 0)
  }

  private func hasVoice(for utterance: Utterance) -> Bool { voiceIndex(for: utterance) != nil }

  private func voiceIndex(for utterance: Utterance) -> Int? {
    voices.firstIndex { $0.hasSameBytes(as: utterance.tag) }
  }

  private func effect(for piece: Piece, at time: Double) -> Effect {
    let manner = choices.manner(in: piece.utterance.tag)
    return hasVoice(for: piece.utterance)
      ? .utter(time: time, id: piece.id, utterance: piece.utterance, manner)
      : .clip(time: time, id: piece.id, utterance: piece.utterance, manner)
  }

  /// What a browser's voice cannot say a clip says; what no clip says is at least written into the live region.
  private mutating func failed(_ id: Int, at time: Double) -> [Effect] {
    guard let piece = current, piece.id == id else { return [] }
    if let index = voiceIndex(for: piece.utterance) {
      voices.remove(at: index)
      if canVoice(piece.utterance) { return [effect(for: piece, at: time)] }
    }
    return [.announce(time: time, utterance: piece.utterance)] + next(at: time)
  }

  private mutating func silence(at time: Double) -> [Effect] {
    waiting = []
    guard current != nil else { return [] }
    current = nil
    return [.hush(time: time), .duck(time: time, on: false)]
  }

  private mutating func change(to outlet: Outlet, at time: Double) -> [Effect] {
    let effects = silence(at: time)
    isBlocked = false
    self.outlet = outlet
    return effects
  }

  private mutating func changeVoices(to languages: [String]) -> [Effect] {
    voices = languages
    return []
  }

  private mutating func change(to choices: VoiceChoices) -> [Effect] {
    self.choices = choices
    return []
  }

  private mutating func pieces(of utterance: Utterance, at time: Double) -> [Piece] {
    lastGroup += 1
    return SpeechPieces.split(utterance.text).map { text in
      lastID += 1
      var part = utterance
      part.text = text
      return Piece(id: lastID, group: lastGroup, utterance: part, askedAt: time)
    }
  }
}

/// How fast Earshot speaks, as a multiple of a voice's own speed.
public enum SpeechRate {
  /// A voice's own speed.
  public static let usual = 1.0
  /// The slowest that can be asked for.
  public static let slowest = 0.5
  /// The fastest that can be asked for, by the browser's voice and by the server's: the server's speaks 175 words a
  /// minute of itself and 450 at most.
  public static let fastest = 2.5

  /// The nearest rate that can be asked for; the usual one for what is no number.
  public static func clamped(_ rate: Double) -> Double {
    rate.isNaN ? usual : min(max(rate, slowest), fastest)
  }
}
