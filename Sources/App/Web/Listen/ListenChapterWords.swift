// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What only the pages say of the chapters of a recording.
struct ListenChapterWords: Words {
  let heading: String
  let previous: String
  let next: String
  /// One of the list: which, and from when.
}
