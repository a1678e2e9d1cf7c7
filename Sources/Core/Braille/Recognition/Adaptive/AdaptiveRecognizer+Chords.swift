// SPDX-License-Identifier: Apache-2.0

extension AdaptiveRecognizer {
  /// Seconds before the last lift within which an earlier one belongs to the same chord.
  ///
  /// TalkBack's braille keyboard: RECENCY_MAX_MS.
  static let liftsTogether = 0.25
  /// Millimetres that a finger must travel to swipe; TalkBack: SWIPE_MIN_DISTANCE_MM.
  static let swipeDistance = 9.0
  /// The part of that distance that every other finger of a swipe must have travelled too.
  static let swipeFollowing = 0.5
  /// How many times farther along its direction a swipe goes than aside; TalkBack asks 2, YubitenReader 1.
  static let swipeRatio = 1.5
  /// Seconds that dots are held before another finger swipes; Android's long press.
  static let heldLongEnough = 0.4
  /// Seconds after which a still finger rests on the glass and is no part of a chord that comes after.
  static let restsAfter = 3.0

  /// Lifted so long ago that it is part of no chord to come.
  mutating func forgetEarlyLifts() {
    guard configuration.chording == .lift || configuration.chording == .sequential else { return }
    let time = now
    fingers.removeAll { finger in
      guard let lifted = finger.lifted else { return false }
      return time - lifted > Self.liftsTogether
    }
  }

  /// What a lift ended: the chord when no finger is left but those that are held, otherwise nothing yet.
  mutating func endedChord(prior: CellPrior) -> [Recognition] {
    forgetEarlyLifts()
    let down = fingers.filter { $0.isDown }
    let lifted = fingers.filter { !$0.isDown }
    guard !lifted.isEmpty else { return [] }
    if down.isEmpty {
      defer {
        fingers.removeAll(keepingCapacity: true)
        hasOverflown = false
      }
      return recognized(lifted, prior: prior)
    }
    return endedOverHeld(down, lifted, prior: prior)
  }

  /// Fingers lifted while others are held: a swipe over held dots, or a chord beside resting fingers.
  private mutating func endedOverHeld(
    _ held: [Finger], _ lifted: [Finger], prior: CellPrior
  ) -> [Recognition] {
    if held.allSatisfy({ $0.isSpent }) {
      // What has served already waits for nothing.
      fingers.removeAll { !$0.isDown }
      guard let swipe = swipe(of: lifted) else { return recognized(lifted, prior: prior) }
      return [.heldSwipe(dots: decoder.cell(of: held), swipe: swipe)]
    }
    guard let first = lifted.map({ $0.began }).min() else { return [] }
    let stillness = Self.swipeDistance * Self.swipeFollowing * configuration.density
    let latest = held.map { $0.began }.max() ?? first
    let waited = first - latest
    guard waited >= Self.heldLongEnough, held.allSatisfy({ $0.isStill(within: stillness) }) else {
      return []
    }
    if let swipe = swipe(of: lifted) {
      spendHeld()
      return [.heldSwipe(dots: decoder.cell(of: held), swipe: swipe)]
    }
    guard waited >= Self.restsAfter else { return [] }
    spendHeld()
    return recognized(lifted, prior: prior)
  }

  /// Keeps only the fingers that are held, which shall not type any more.
  mutating func spendHeld() {
    fingers.removeAll { !$0.isDown }
    for index in fingers.indices { fingers[index].isSpent = true }
  }

  /// What the fingers of a gesture that is over were.
  private mutating func recognized(_ chord: [Finger], prior: CellPrior) -> [Recognition] {
    if hasOverflown { return [.failure] }
    let far = Self.swipeDistance * configuration.density
    let movers = chord.filter { $0.offset.squaredLength >= far * far }
    if movers.isEmpty {
      if calibration != nil { return calibrationChord(chord.map { $0.start }) }
      return typed(chord, prior: prior)
    }
    if let swipe = swipe(of: chord) { return endedCell() + [.swipes([swipe])] }
    let still = chord.filter { $0.offset.squaredLength < far * far }
    guard let swipe = swipe(of: movers), let moved = movers.map({ $0.began }).min(),
      still.allSatisfy({ moved - $0.began >= Self.heldLongEnough })
    else { return [.unclear] }
    return [.heldSwipe(dots: decoder.cell(of: still), swipe: swipe)]
  }

  /// The swipe that all these fingers made together; nil when they did not.
  private func swipe(of fingers: [Finger]) -> Swipe? {
    guard !fingers.isEmpty, fingers.count <= Swipe.mostFingers else { return nil }
    let far = Self.swipeDistance * configuration.density
    let nearly = far * Self.swipeFollowing
    var direction: Swipe.Direction?
    var isFar = false
    for finger in fingers {
      let offset = finger.offset
      let along = max(offset.x.magnitude, offset.y.magnitude)
      let aside = min(offset.x.magnitude, offset.y.magnitude)
      guard along >= nearly, along >= aside * Self.swipeRatio else { return nil }
      let own = Swipe.Direction(of: offset)
      if let direction, direction != own { return nil }
      direction = own
      if offset.squaredLength >= far * far { isFar = true }
    }
    guard isFar, let direction else { return nil }
    return Swipe(direction, fingers: fingers.count)
  }
}
