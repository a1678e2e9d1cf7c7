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
  private var rate: Double
  /// The primary tags of the languages for which the browser has a voice.
  private var voices: [String]
  private var current: Piece?
  private var waiting: [Piece] = []
  private var lastID = 0
  private var lastGroup = 0

  /// A queue with the outlet, the languages that the browser can speak, and the speed that the person chose.
  public init(
    outlet: Outlet = .screenReader, voices: [Language] = [], rate: Double = SpeechRate.usual
  ) {
    self.outlet = outlet
    self.voices = voices.map { $0.tag }
    self.rate = SpeechRate.clamped(rate)
  }

  /// Reads `outlet` (a word), `voices` (language tags) and `rate`; each may be left out.
  public init(configuration: JSONValue) throws(FieldError) {
    self.init()
    if configuration["outlet"] != nil { outlet = try Outlet(field: "outlet", of: configuration) }
    if configuration["voices"] != nil {
      voices = try Language.primaryTags("voices", of: configuration)
    }
    if configuration["rate"] != nil {
      rate = SpeechRate.clamped(try configuration.double("rate"))
    }
  }

  /// Takes one event and says what is to be spoken, and by whom.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .say(let time, let utterance): say(utterance, at: time)
    case .finished(let time, let id): id == current?.id ? next(at: time) : []
    case .failed(let time, let id): failed(id, at: time)
    case .silence(let time): silence(at: time)
    case .outlet(let time, let outlet): change(to: outlet, at: time)
    case .voices(_, let languages): changeVoices(to: languages)
    case .rate(_, let rate): changeRate(to: rate)
    }
  }
}

extension SpeechQueue {
  private mutating func say(_ utterance: Utterance, at time: Double) -> [Effect] {
    guard !utterance.text.isEmpty else { return [] }
    guard outlet == .selfVoicing else {
      return [.announce(time: time, utterance: utterance)]
    }
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

  private func hasVoice(for utterance: Utterance) -> Bool { voiceIndex(for: utterance) != nil }

  private func voiceIndex(for utterance: Utterance) -> Int? {
    voices.firstIndex { $0.hasSameBytes(as: utterance.tag) }
  }

  private func effect(for piece: Piece, at time: Double) -> Effect {
    hasVoice(for: piece.utterance)
      ? .utter(time: time, id: piece.id, utterance: piece.utterance, rate: rate)
      : .clip(time: time, id: piece.id, utterance: piece.utterance, rate: rate)
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
    self.outlet = outlet
    return effects
  }

  private mutating func changeVoices(to languages: [String]) -> [Effect] {
    voices = languages
    return []
  }

  private mutating func changeRate(to rate: Double) -> [Effect] {
    self.rate = SpeechRate.clamped(rate)
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
