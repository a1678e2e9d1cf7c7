// SPDX-License-Identifier: Apache-2.0

public import Bytes

/// What a lesson takes over from the pad while it is held with it.
public struct PadLoan: Sendable, Hashable {
  /// The pad says nothing of what is typed.
  public let isSilent: Bool
  /// All fingers since the first one count, however slowly the others are lifted.
  public let gathers: Bool
  /// Swipes, as the screen sees them, of which the pad only tells.
  public let swipes: [Swipe]

  /// Reads `silent`, `gathers` and `swipes`, a list of names.
  public init(json: JSONValue) throws(FieldError) {
    isSilent = json["silent"]?.bool ?? false
    gathers = json["gathers"]?.bool ?? false
    var swipes: [Swipe] = []
    for item in json["swipes"]?.array ?? [] {
      guard let name = item.string, let swipe = Swipe(name: name) else {
        throw .unknownWord(name: "swipes", word: item.string ?? "")
      }
      swipes.append(swipe)
    }
    self.swipes = swipes
  }
}

extension BrailleSession {
  /// Lends the pad to a lesson, or takes it back.
  mutating func lend(_ loan: PadLoan?) {
    if let before = self.loan { echo = before.echo }
    self.loan = nil
    defer { refreshChording() }
    guard let loan else { return }
    self.loan = (loan.swipes, echo, loan.gathers)
    if loan.isSilent { echo = .none }
  }

  /// Lets the touches make cells as it is now.
  mutating func refreshChording() {
    configuration.chording = chordingNow
    recognizer.use(chordingNow)
  }

  /// Which touches make a cell together now.
  ///
  /// Who learns lifts one finger after the other: in a lesson, and until some cells were typed, all since the first count.
  var chordingNow: Chording {
    let isLearning = beginnersCells > 0 || loan?.gathers ?? false
    return chording == .lift && isLearning ? .accumulate : chording
  }

  /// A cell was typed with fingers.
  mutating func countForBeginner() {
    guard beginnersCells > 0 else { return }
    beginnersCells -= 1
    if beginnersCells == 0 { refreshChording() }
  }

  /// Whether a swipe is the lesson's.
  func isAnothers(_ made: [Swipe]) -> Bool {
    guard let loan, made.count == 1, let swipe = made.first else { return false }
    return loan.swipes.contains(swipe)
  }
}
