// SPDX-License-Identifier: Apache-2.0

public import Speaking

/// What is said of bookmarks.
public struct BookmarkWords: Words {
  let set: Template
  let already: Template
  let withNote: Template
  let noted: Template
  let noNote: String
  let removed: Template
  let undo: Template
  let isBack: Template
  let nothingToUndo: String
  let noSuchBookmark: String
  let elsewhere: Template
  let longNote: String
  let tooMany: String
  let notKept: String
  let damaged: String
}
