// SPDX-License-Identifier: Apache-2.0

/// One of the recognisers, at work.
public indirect enum Recognizer: Sendable {
  /// Fits itself to the hands.
  case adaptive(AdaptiveRecognizer)
  /// Fixed zones, as YubitenReader has them.
  case classic(ClassicRecognizer)

  /// A recogniser as configured.
  public init(_ configuration: RecognizerConfiguration = RecognizerConfiguration()) {
    switch configuration.recognizer {
    case .adaptive: self = .adaptive(AdaptiveRecognizer(configuration))
    case .classic:
      self = .classic(
        ClassicRecognizer(
          size: configuration.screen, mode: configuration.mode, style: configuration.style))
    }
  }

  /// Takes one touch event; what was recognised with it, in order, mostly nothing.
  ///
  /// `prior` says how likely each cell is where the text is now; it counts when a chord ends.
  public mutating func handle(_ event: TouchEvent, prior: CellPrior = .flat) -> [Recognition] {
    switch self {
    case .adaptive(var recognizer):
      self = .classic(.idle)
      defer { self = .adaptive(recognizer) }
      return recognizer.handle(event, prior: prior)
    case .classic(var recognizer):
      defer { self = .classic(recognizer) }
      return recognizer.handle(event).map { [$0] } ?? []
    }
  }

  /// Lets time pass, in seconds, without a touch: what was recognised by holding still.
  public mutating func tick(time: Double) -> [Recognition] {
    guard case .adaptive(var recognizer) = self else { return [] }
    self = .classic(.idle)
    defer { self = .adaptive(recognizer) }
    return recognizer.tick(time: time)
  }

  /// When `tick` is wanted, in seconds; nil while nothing waits for time to pass.
  public var nextTick: Double? {
    guard case .adaptive(let recognizer) = self else { return nil }
    return recognizer.nextTick
  }

  /// Forgets every touch; the pad lost the person's attention.
  public mutating func forgetTouches() {
    switch self {
    case .adaptive(var recognizer):
      recognizer.forgetTouches()
      self = .adaptive(recognizer)
    case .classic(var recognizer):
      recognizer.forgetTouches()
      self = .classic(recognizer)
    }
  }

  /// Lets the fingers that are down type nothing when they are lifted; a column that waits for the other one stays.
  mutating func spendTouches() {
    switch self {
    case .adaptive(var recognizer):
      recognizer.spendHeld()
      self = .adaptive(recognizer)
    case .classic(var recognizer):
      recognizer.forgetTouches()
      self = .classic(recognizer)
    }
  }

  /// How many touches wait for a recognition.
  public var trackedTouches: Int {
    switch self {
    case .adaptive(let recognizer): recognizer.trackedTouches
    case .classic(let recognizer): recognizer.trackedTouches
    }
  }

  /// The cell under the fingers now, for vibration on chosen cells; nil when it is none.
  ///
  /// `prior` as for `handle`.
  public func current(prior: CellPrior = .flat) -> Cell? {
    switch self {
    case .adaptive(let recognizer): return recognizer.current(prior: prior)
    case .classic(let recognizer):
      guard case .cell(let cell)? = recognizer.current else { return nil }
      return cell
    }
  }
}

extension Recognizer {
  /// The cell recognised last was deleted: unlearns what was learned from it, and holds it against that cell once.
  ///
  /// Called again, it goes one cell further back.
  public mutating func takeBack() { adapt { $0.takeBack() } }

  /// How the last cell came about; nil for the classic recogniser, and before the first cell.
  public var explanation: ChordExplanation? {
    guard case .adaptive(let recognizer) = self else { return nil }
    return recognizer.explanation
  }

  /// Where the dots lie now, the first of dot 1; nil for the classic recogniser.
  ///
  /// With one hand at work the places are those of dots 1 to 3 (and 7), and serve both columns.
  public var spots: HandShape? {
    guard case .adaptive(let recognizer) = self else { return nil }
    return recognizer.spots
  }

  /// The column that waits for the other one, when cells are entered a column at a time.
  public var pendingColumn: Cell? {
    guard case .adaptive(let recognizer) = self else { return nil }
    return recognizer.pendingColumn
  }

  /// True while the next fingers that come down tell where the dots shall lie.
  public var isCalibrating: Bool {
    guard case .adaptive(let recognizer) = self else { return false }
    return recognizer.isCalibrating
  }

  /// Asks for a calibration: all fingers at once, or those of one hand and then those of the other.
  public mutating func startCalibration() { adapt { $0.startCalibration() } }

  /// Leaves the dots where they were.
  public mutating func cancelCalibration() { adapt { $0.cancelCalibration() } }

  /// Puts the dots where a calibration had found them; false when it does not fit this pad.
  public mutating func calibrate(_ shape: HandShape) -> Bool {
    guard case .adaptive(var recognizer) = self else { return false }
    defer { self = .adaptive(recognizer) }
    return recognizer.calibrate(shape)
  }

  /// From now on these touches make a cell together; nothing to the classic recogniser, which has one way.
  mutating func use(_ chording: Chording) { adapt { $0.use(chording) } }

  private mutating func adapt(_ change: (inout AdaptiveRecognizer) -> Void) {
    guard case .adaptive(var recognizer) = self else { return }
    change(&recognizer)
    self = .adaptive(recognizer)
  }
}
