// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What a page says of bookmarks.
struct BookmarkPageWords: Words {
  let title: String
  let hint: String
  let set: String
  let go: String
  let remove: String
  let note: String
  let newNote: String
  let keepNote: String
}
