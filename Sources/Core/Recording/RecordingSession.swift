// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Interface
public import Speaking

/// Recording a text, paragraph by paragraph, by somebody who has taken it.
///
/// Nothing is said while something is recorded, but that it cannot go on: a voice would be in the recording. What the
/// recorder is doing is shown all the time; who asks while it records has it paused first.
public struct RecordingSession: Session {
  /// What the recorder is doing.
  enum Phase: Sendable, Equatable {
    case idle
    /// The microphone is being opened.
    case opening
    case recording(since: Double)
    case paused
    case listening
    /// All is being sent, or waits to be.
    case sending
    case sent
  }

  let language: Language
  var request = ""
  var address = ""
  var paragraphs: [String] = []
  /// Where the person is, from 0.
  var current = 0
  var phase = Phase.idle
  /// The takes that will be sent, at most one of each paragraph.
  var takes: [Take] = []
  /// The take that is being recorded.
  var open: Take?
  /// What was removed or replaced last, and can be brought back.
  var removed: Take?
  var nextTake = 1
  /// How loud the last three seconds were.
  var lately: [(mean: Double, peak: Double)] = []
  /// How loud the room was before the first word, and how often that was measured.
  var roomSum = 0.0
  var roomCount = 0
  /// The remarks were told, so that sending again means: all the same.
  var isWarned = false
  /// What is to be restored, until the device has said what is left of it.
  var draft: [Take] = []
  var waitingBytes = 0.0
  var isCutOff = false
  var tries = 0
  var lastKept = 0.0

  var time = 0.0
  var effects: [RecordingEffect] = []

  var words: RecordingWords {
    @inline(__always) get { RecordingWords[language] }
  }

  /// For how long the room is measured before the first word, in seconds.
  static let roomSeconds = 2.0
  /// How many measurements are "lately": three seconds of them.
  static let latelyCount = 30
  /// How often a draft is kept while it grows, in seconds.
  static let keptSeconds = 4.0
  /// After how many seconds a lost connection is tried again, each time twice as long up to this.
  static let longestWait = 32.0
  /// People read aloud at 60 to 220 words a minute.
  static let slowest = 60.0
  static let fastest = 220.0

  /// A recorder in a language.
  public init(language: Language) { self.language = language }

  /// Reads `language` (a tag).
  public init(configuration: JSONValue) throws(FieldError) {
    self.init(language: try Language(field: "language", of: configuration))
  }

  /// What a recorder wants done.
  public typealias Effect = Timed<RecordingEffect>

  /// Takes one event and says what to do about it, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    effects = []
    time = event.time
    act(on: event.content)
    return effects.map { Effect(time: time, $0) }
  }

  private mutating func act(on happening: Happening) {
    switch happening {
    case .begin(let request, let text, let address):
      begin(request: request, text: text, address: address)
    case .recalled(let kept): recall(kept)
    case .found(let found): restore(found)
    case .record: toggle()
    case .stop: stop()
    case .next: move(by: 1)
    case .previous: move(by: -1)
    case .again: again()
    case .listen: listen()
    case .remove: remove()
    case .undo: undo()
    case .mark: mark()
    case .level: tellLevel()
    case .whereAmI: tellPlace()
    case .send: send()
    case .key(let key): press(key)
    case .started: started()
    case .measured(let mean, let peak): measure(mean, peak)
    case .failed(let failure): fail(failure)
    case .heard: if phase == .listening { settle(.idle) }
    case .waiting(let bytes): wait(bytes)
    case .unsent: retryLater()
    case .delivered: deliver()
    case .refused(let message): refuse(message)
    case .tick: effects.append(.transmit)
    case .hide: hide()
    }
  }

  /// The keys of the recorder: shown beside its buttons, and silent.
  static let keys: [(name: String, wish: Happening)] = [
    ("r", .record), ("s", .stop), ("n", .next), ("p", .previous), ("a", .again), ("h", .listen),
    ("m", .mark), ("l", .level), ("w", .whereAmI),
  ]

  private mutating func press(_ key: String) {
    for (name, wish) in Self.keys where name.hasSameBytes(as: key) { return act(on: wish) }
  }
}

extension RecordingSession {
  /// Whether sound is being recorded, or is about to be: then nothing may be said.
  var isLive: Bool {
    switch phase {
    case .opening, .recording: true
    case .idle, .paused, .listening, .sending, .sent: false
    }
  }

  /// The take of a paragraph.
  func take(of paragraph: Int) -> Take? { takes.first { $0.paragraph == paragraph } }

  mutating func say(_ text: String, _ priority: Utterance.Priority = .normal) {
    effects.append(.face(.say(Utterance(text, in: language, priority: priority))))
  }

  mutating func face(_ effect: InterfaceEffect) { effects.append(.face(effect)) }

  private mutating func begin(request: String, text: String, address: String) {
    self.request = request
    self.address = address
    paragraphs = Paragraphs.of(text)
    face(.keys(Self.keys.map { $0.name }))
    face(.recall(key: key))
    show()
  }

  /// The page goes away: what is recorded ends here, and is kept.
  private mutating func hide() {
    switch phase {
    case .opening, .recording, .paused: stop()
    case .listening:
      effects.append(.hush)
      settle(.idle)
    case .idle, .sending, .sent: break
    }
  }
}
