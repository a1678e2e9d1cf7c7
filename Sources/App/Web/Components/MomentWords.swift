// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words about moments and lengths of time on pages.
struct MomentWords: Words {
  /// The day that it is.
  let today: String
  /// The day before.
  let yesterday: String
  /// The day after.
  let tomorrow: String
  /// A day of the next weeks, by its name and date.
  let weekday: Template
  /// The names of the days, Sunday first.
  let weekdays: [String]
  /// A day behind a verb.
  let onDay: Template
  /// A day, as it stands behind a verb, and a time.
  let atTime: Template
  /// The same in the time of Greenwich, where the person's own is not known.
  let atTimeUTC: Template
  /// How long it takes to read a text aloud.
  let toRead: Template
}
