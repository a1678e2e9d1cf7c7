// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Distances in streets to cross.
struct StreetWords: Words {
  let walkOn: Plural
  let inAll: Plural
  let left: Plural
}
