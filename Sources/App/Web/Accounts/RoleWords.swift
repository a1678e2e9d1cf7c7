// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words about what a person comes for, where it may be more than one thing.
struct RoleWords: Words {
  let chooseOne: String
  let hint: String
  /// For somebody who does both: where the texts of others are.
  let toOthers: String
  /// For somebody who does both: where their own requests are.
  let toOwn: String
}
