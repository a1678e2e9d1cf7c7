// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of stops on the way.
struct StopWords: Words {
  /// What is there, and that it is a stop.
  let stop: Template
  /// The same to who has come there.
  let reached: Template
  /// Between the names of places that one goes to one after the other.
  let then: String
}
