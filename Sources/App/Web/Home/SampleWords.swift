// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the samples on the first page.
struct SampleWords: Words {
  let heading: String
  let hint: String
  let hear: Template
  let stop: Template
  let texts: String
  let failed: String
  /// A letter that is read.
  let read: String
  /// The place that somebody walks to.
  let place: String
  /// That a chart sounds, with its title and summary.
  let chart: Template
  let braille: Template
  /// The word that is typed.
  let word: String
  /// A recording, and what its player says.
  let listen: String
}
