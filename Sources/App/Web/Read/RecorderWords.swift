// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words around a recorder; its own are those of its session.
struct RecorderWords: Words {
  let heading: String
  let lead: String
  let unscripted: String
}
