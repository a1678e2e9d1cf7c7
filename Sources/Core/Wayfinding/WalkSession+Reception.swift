// SPDX-License-Identifier: Apache-2.0

import Interface
import Speaking

/// Telling that the position is lost, and found again, each once.
extension WalkSession {
  /// So long a lost position may come back by itself before it is worth a word, in seconds.
  static let receptionPatience = 10.0

  /// How well the device tells where it is.
  struct Reception: Sendable {
    /// Why the device last told no position, and when it first failed; nil since the last fix.
    var failure: (reason: FixFailure, since: Double)?
    var isSaid = false
  }

  mutating func take(_ failure: FixFailure, at time: Double) -> [InterfaceEffect] {
    guard isWatching else { return [] }
    // Where there is no permission there is nothing to wait for.
    guard failure != .denied else {
      isWatching = false
      reception = Reception()
      return watch(false) + tell(failure)
    }
    guard let first = reception.failure else {
      reception.failure = (failure, time)
      return [.wake(after: Self.receptionPatience)]
    }
    reception.failure = (failure, first.since)
    return tellLost(at: time)
  }

  mutating func tick(at time: Double) -> [InterfaceEffect] {
    guard let failure = reception.failure, !reception.isSaid else { return [] }
    let left = failure.since + Self.receptionPatience - time
    // A timer may be early.
    return left > 0 ? [.wake(after: left)] : tellLost(at: time)
  }

  private mutating func tellLost(at time: Double) -> [InterfaceEffect] {
    guard let failure = reception.failure, !reception.isSaid,
      time - failure.since >= Self.receptionPatience
    else { return [] }
    reception.isSaid = true
    return tell(failure.reason)
  }

  /// Why there is no position, said and shown.
  private mutating func tell(_ failure: FixFailure) -> [InterfaceEffect] {
    let text = failure.message(in: language)
    shownStatus = text
    return [.sound(.refused), .show(.status, text: text), say(text)]
  }

  /// What is answered while a position is sought: why there is none, once that is known.
  mutating func tellSearching() -> [InterfaceEffect] {
    guard let failure = reception.failure else { return [say(words.searching)] }
    reception.isSaid = true
    return tell(failure.reason)
  }

  /// A fix came: whether the person was told that the position was lost.
  mutating func regain() -> Bool {
    defer { reception = Reception() }
    return reception.isSaid
  }
}
