// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the options of `earshot chart` do, as its help tells it.
struct ChartOptionWords: Words {
  let language: String

  // Describing
  let level: String
  let length: String
  let columns: String
  let json: String

  // Exploring
  let voice: String
  let voiceSpeed: String
  let braille: String
  let lines: String
  let silent: String

  // Playing
  let speed: String
  let loop: String
  let part: String
  let follow: String
  let device: String

  // Writing a file
  let output: String
  let form: String
  let bits: String
  let rate: String
  let paper: String

  // What is read from a file
  let from: String
  let xColumn: String
  let yColumn: String
  let series: String
  let kind: String
  let table: String
  let decimal: String
  let dates: String
  let title: String
  /// What a choice about the sound does, and the words that it may be.
  let choiceWithWords: Template
}
