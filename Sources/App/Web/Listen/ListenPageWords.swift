// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What only the pages of Listen say; the rest they have from the session, in `PlaybackWords`.
struct ListenPageWords: Words {
  let yours: String
  let forAll: String
  let empty: String
  let ask: String
  let preparing: String
  let failed: String
  let position: String
  let whereAmI: String
  let slower: String
  let faster: String
  let download: String
  let text: String
  let textOfRequest: String
  let kept: String
  let keptEverywhere: String
}
