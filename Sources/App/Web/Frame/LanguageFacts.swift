// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the frame of a page has to know of a language.
struct LanguageFacts: Words {
  /// Its name in itself, by which its speakers find it.
  let ownName: String
  /// The fonts that the first screen needs, in `Public/generated`.
  let fonts: [String]
}
