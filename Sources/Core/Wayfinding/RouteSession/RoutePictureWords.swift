// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What is said of the picture of a way, and what its buttons do.
public struct RoutePictureWords: Words {
  /// What the picture is, in a word or two.
  public let title: Template
  /// The act that shows the picture.
  public let show: String
  /// The act that hides it.
  public let hide: String
  /// The act that shows what is near.
  public let near: String
  /// The act that shows all of the way.
  public let whole: String
  let isShown: String
  let isHidden: String
  let isNear: String
  let isWhole: String
  let way: Template
  let stops: String
  let walker: String
  let inMind: String
  let atStep: Template
  let within: Template
  let unknown: String
  let outside: String
}
