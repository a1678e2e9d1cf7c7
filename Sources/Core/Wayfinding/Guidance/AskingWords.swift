// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// The answers to who asks where they are and what is there.
public struct AskingWords: Words {
  // What can be asked, as buttons say it
  /// The question where one is.
  public let whereAmI: String
  /// The question what is around.
  public let around: String
  /// The question what is ahead.
  public let ahead: String
  /// The question what the junction is like.
  public let junction: String

  // The answers
  let unknownPlace: String
  let unknownFacing: String
  let facing: Template
  let disputed: String
  let aheadOf: Template
  let nothingAhead: String
  let crossing: Template
}
