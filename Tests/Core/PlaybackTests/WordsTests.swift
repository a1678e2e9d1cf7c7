// SPDX-License-Identifier: Apache-2.0

import Playback
import TestSupport
import Testing

@Suite("Words of a player") struct PlaybackWordsTests {
  @Test("Languages name the same places")
  func samePlaces() { expectSamePlaces(PlaybackWords.self) }

  @Test("Languages name the same places of chapters")
  func samePlacesOfChapters() { expectSamePlaces(PlaybackChapterWords.self) }
}
