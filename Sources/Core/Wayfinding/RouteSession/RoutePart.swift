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
  /// What the button for the rehearsal does next.
  public static let rehearse: Part = "rehearse"
}
