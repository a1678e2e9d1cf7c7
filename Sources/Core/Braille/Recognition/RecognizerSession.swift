// SPDX-License-Identifier: Apache-2.0

public import Bytes
public import Speaking

/// Touches in, cells and swipes out: a recogniser alone, without a text and without words.
public struct RecognizerSession: Session {
  private var recognizer: Recognizer
  private let configuration: RecognizerConfiguration
  private let explains: Bool
  /// What is written; nil when nothing is known of it.
  private let alphabet: CellAlphabet?
  private var cells: [Cell] = []

  /// A recogniser as configured; `explains` adds to each cell how it came about, and `alphabet` says which cells are
  /// likely: nil when nothing is known of the text.
  public init(
    _ configuration: RecognizerConfiguration = RecognizerConfiguration(), explains: Bool = false,
    alphabet: CellAlphabet? = .english
  ) {
    self.configuration = configuration
    self.explains = explains
    self.alphabet = alphabet
    recognizer = Recognizer(configuration)
  }

  /// A recogniser as `RecognizerConfiguration` reads it, with `explain` (`true` or `false`) and `language`: `en` unless
  /// said, `es`, `ar`, `ja-kana`, or `none` when nothing is known of the text.
  public init(configuration: JSONValue) throws(FieldError) {
    let explains = configuration["explain"] == nil ? false : try configuration.truth("explain")
    var alphabet: CellAlphabet? = .english
    if let word = try configuration.optionalText("language") {
      alphabet = CellAlphabet(word: word)
      guard alphabet != nil || "none".hasSameBytes(as: word) else {
        throw .unknownWord(name: "language", word: word)
      }
    }
    self.init(
      try RecognizerConfiguration(json: configuration), explains: explains, alphabet: alphabet)
  }

  /// Takes one event and says what was recognised with it.
  public mutating func handle(_ event: RecognizerEvent) -> [RecognitionEffect] {
    var effects: [RecognitionEffect] = []
    while let due = recognizer.nextTick, due < event.time {
      let recognized = recognizer.tick(time: due)
      add(recognized, at: due, to: &effects)
      guard !recognized.isEmpty else { break }
    }
    switch event {
    case .touch(let touch):
      add(recognizer.handle(touch, prior: prior), at: event.time, to: &effects)
    case .wake: add(recognizer.tick(time: event.time), at: event.time, to: &effects)
    case .blur: recognizer.forgetTouches()
    case .calibrate(_, let places):
      add(calibrate(places), at: event.time, to: &effects)
    }
    return effects
  }

  private var prior: CellPrior {
    guard let alphabet else { return .flat }
    return CellPrior(alphabet, after: cells)
  }

  private mutating func calibrate(_ places: [Point]) -> [Recognition] {
    guard configuration.recognizer == .adaptive else { return [] }
    let shape: HandShape
    do throws(HandShape.Fault) {
      shape = try HandShape(
        mode: configuration.mode, size: configuration.screen, places: places)
    } catch {
      return [.calibrationFailed(error.asFailure)]
    }
    // Whoever gave the places knows them.
    return recognizer.calibrate(shape) ? [] : [.calibrationFailed(.fingers)]
  }

  private mutating func add(
    _ recognized: [Recognition], at time: Double, to effects: inout [RecognitionEffect]
  ) {
    for recognition in recognized {
      var explanation: ChordExplanation?
      switch recognition {
      case .cell(let cell):
        if explains { explanation = recognizer.explanation }
        remember(cell)
      case .swipes: cells.removeAll(keepingCapacity: true)
      case .column, .heldSwipe, .failure, .unclear, .cancelled, .calibrationStep, .calibrated,
        .calibrationFailed:
        break
      }
      effects.append(
        RecognitionEffect(time: time, recognition: recognition, explanation: explanation))
    }
  }

  /// Cells farther back than these decide nothing.
  private static let longestMemory = 32

  private mutating func remember(_ cell: Cell) {
    guard alphabet != nil else { return }
    cells.append(cell)
    if cells.count > Self.longestMemory { cells.removeFirst() }
  }
}

extension HandShape.Fault {
  fileprivate var asFailure: CalibrationFailure {
    switch self {
    case .count, .notANumber: .fingers
    case .samePlace: .tooClose
    }
  }
}
