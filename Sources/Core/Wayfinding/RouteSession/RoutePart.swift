// SPDX-License-Identifier: Apache-2.0

public import Interface

/// The parts of a route, beside those that it shares with a walk.
extension Part {
  /// The list of the steps.
  public static let steps: Part = "steps"
  /// The step that is read, very large.
  public static let instruction: Part = "instruction"
  /// Which step of how many it is.
  public static let count: Part = "count"
  /// How long the way is, and why this one.
  public static let summary: Part = "summary"
  /// What adds a place to the way that there is.
  public static let then: Part = "then"
  /// What the button for the rehearsal does next.
  public static let rehearse: Part = "rehearse"
  /// What the button for the sound ahead does next.
  public static let beacon: Part = "beacon"
  /// How loud that sound is.
  public static let beaconVolume: Part = "beacon-volume"
  /// Whether the device vibrates.
  public static let vibration: Part = "vibration"
  /// The button that records a way.
  public static let record: Part = "record"
  /// What it does next.
  public static let recordWords: Part = "record-words"
  /// The field of its name.
  public static let ownName: Part = "own-name"
  /// The person's own ways.
  public static let ownWays: Part = "own-ways"
}
