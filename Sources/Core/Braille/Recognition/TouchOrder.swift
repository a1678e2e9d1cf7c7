// SPDX-License-Identifier: Apache-2.0

/// Watches that the touches of a recorded trace make sense one after the other.
///
/// A recogniser bears any order; a trace that breaks these rules was recorded or written wrongly, and its cells
/// would mislead whoever asked for them.
public struct TouchOrder: Sendable {
  /// What does not fit.
  public enum Fault: Error, Sendable, Hashable {
    /// The event is earlier than the one before it: seconds.
    case timeGoesBack(from: Double, to: Double)
    /// The touch is already down.
    case beginsTwice(touch: Int)
    /// The touch has not begun, or is over.
    case notDown(touch: Int)
    /// More fingers than `mostTouches` are down.
    case tooManyTouches
  }

  /// More fingers than these at once come from no device; up to here a chord is told apart or is a failure.
  public static let mostTouches = 100

  private var latest: Double?
  private var down: Set<Int> = []

  /// Before the first event.
  public init() {}

  /// Takes the time of the next event, in seconds; throws when it is earlier than the one before.
  public mutating func check(time: Double) throws(Fault) {
    if let latest, time < latest { throw .timeGoesBack(from: latest, to: time) }
    latest = time
  }

  /// Takes the next event; throws what does not fit.
  public mutating func check(_ event: TouchEvent) throws(Fault) {
    try check(time: event.time)
    switch event.phase {
    case .began:
      guard down.insert(event.touch).inserted else { throw .beginsTwice(touch: event.touch) }
      guard down.count <= Self.mostTouches else { throw .tooManyTouches }
    case .moved:
      guard down.contains(event.touch) else { throw .notDown(touch: event.touch) }
    case .ended, .cancelled:
      guard down.remove(event.touch) != nil else { throw .notDown(touch: event.touch) }
    }
  }
}
