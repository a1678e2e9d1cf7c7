// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// Why a player cannot go where somebody wants.
public struct PlaybackGoingWords: Words {
  let notATime: String
  let tooFar: Template
  let lengthUnknown: String
}
