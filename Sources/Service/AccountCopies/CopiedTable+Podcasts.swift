// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database

extension CopiedTable {
  /// Podcasts, their episodes, and whether there is an address for one’s own recordings.
  static let podcasts = [
    CopiedTable("podcasts", from: "podcasts") { id in
      """
      SELECT id, address, title, author, summary, language, problem, added_at, checked_at,
        removed_at, gets_new AS is_fetched
      FROM podcasts WHERE account = \(id) ORDER BY added_at, id
      """
    },
    CopiedTable("episodes", from: "podcast_episodes") { id in
      """
      SELECT id, podcast, title, summary, link, published_at, told_seconds, state, problem, track,
        byte_count, transcript, chapters
      FROM podcast_episodes WHERE podcast IN (SELECT id FROM podcasts WHERE account = \(id))
      ORDER BY podcast, place, id
      """
    },
    CopiedTable("privateFeed", from: "private_feeds") { id in
      "SELECT made_at FROM private_feeds WHERE account = \(id)"
    },
  ]
}
