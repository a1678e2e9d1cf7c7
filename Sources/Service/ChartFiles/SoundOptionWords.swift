// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What each choice about the sound of a chart does, in one sentence.
struct SoundOptionWords: Words {
  let mapping: String
  let duration: String
  let smoothing: String
  let scale: String
  let low: String
  let high: String
  let direction: String
  let pan: String
  let notes: String
  let order: String
  let cues: String
  let timbres: String
  let loudness: String
  let volume: String
  let mono: String
  let hearLow: String
  let hearHigh: String
  let leftLevel: String
  let rightLevel: String
}
