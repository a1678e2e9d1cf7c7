// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What `earshot text` says of itself.
struct TextCommandWords: Words {
  let summary: String
  let discussion: String
  let language: String
  let json: String
}
