// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the page of a map under a finger.
struct MapPageWords: Words {
  let title: String
  let lead: String
  let toMap: String
  let mapOf: Template
  let keys: String
  let nearer: String
  let farther: String
  let around: String
  let junction: String
  let place: String
  let go: String
  let needsScripts: String
  let failed: String
  /// What people changed on the map looks so.
  let changes: String
}
