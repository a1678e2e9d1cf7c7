// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import Web

@Suite("Words of the pages of Listen") struct ListenPageWordsTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(ListenPageWords.self) }

  @Test("Languages name the same places on a player")
  func samePlacesOfPlayer() { expectSamePlaces(PlayerWords.self) }

  @Test("Languages name the same places of chapters")
  func samePlacesOfChapters() { expectSamePlaces(ListenChapterWords.self) }

  @Test("Languages name the same places of bookmarks")
  func samePlacesOfBookmarks() { expectSamePlaces(BookmarkPageWords.self) }
}
