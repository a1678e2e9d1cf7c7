// SPDX-License-Identifier: Apache-2.0

public import Bytes
import Maths

/// Decides between holding and table from how the device is tilted, or from what the person chose.
public struct PadPosture: Sendable, Hashable {
  /// What the person chose.
  public enum Choice: UInt8, Hashable, Worded {
    /// The mode follows the tilt.
    case auto
    case hold
    case table

    /// The word in events and configurations.
    public var word: String {
      switch self {
      case .auto: "auto"
      case .hold: "hold"
      case .table: "table"
      }
    }
  }

  /// The mode at present.
  public private(set) var mode: PadMode
  /// What the person chose.
  public private(set) var choice: Choice
  /// True while tilting changes nothing.
  public private(set) var isLocked = false
  /// Since when the tilt has asked for the other mode: seconds.
  private var otherSince: Double?

  /// Flatter than this, in degrees, is table; steeper than `steep` is hold; between them the mode stays.
  ///
  /// Google's braille keyboard turns at 25 degrees; a band about it keeps a resting hand from turning it over and over.
  static let flat = 20.0
  static let steep = 30.0
  /// Seconds that a tilt must last.
  static let dwell = 0.3

  /// A posture as chosen; held until the device is found to lie flat, unless it is none that is held.
  public init(_ choice: Choice, isHandheld: Bool = true) {
    self.choice = choice
    mode = choice == .table || choice == .auto && !isHandheld ? .table : .hold
  }

  /// The person chooses; that also unlocks.
  public mutating func choose(_ choice: Choice) {
    self.choice = choice
    isLocked = false
    otherSince = nil
    switch choice {
    case .auto: break
    case .hold: mode = .hold
    case .table: mode = .table
    }
  }

  /// Keeps the mode as it is, or lets it follow the tilt again.
  public mutating func lock(_ locked: Bool) {
    isLocked = locked
    otherSince = nil
    if !locked { choice = .auto }
  }

  /// Takes a tilt as the browser's `deviceorientation` tells it: degrees about the short and the long axis.
  ///
  /// Only a screen that faces up lies on a table; one that faces down is held overhead or away.
  public mutating func tilt(beta: Double, gamma: Double, time: Double) {
    guard choice == .auto, !isLocked else { return }
    // The cosine of the angle between the screen's face and straight up.
    let upright = Maths.cos(radians(degrees: beta)) * Maths.cos(radians(degrees: gamma))
    let asked: PadMode
    if upright > Maths.cos(radians(degrees: Self.flat)) {
      asked = .table
    } else if upright < Maths.cos(radians(degrees: Self.steep)) {
      asked = .hold
    } else {
      asked = mode
    }
    guard asked != mode else {
      otherSince = nil
      return
    }
    guard let since = otherSince else {
      otherSince = time
      return
    }
    guard time - since >= Self.dwell else { return }
    mode = asked
    otherSince = nil
  }
}
