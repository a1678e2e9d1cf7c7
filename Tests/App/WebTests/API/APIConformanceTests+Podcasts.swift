// SPDX-License-Identifier: Apache-2.0

import Database
import TestSupport
import Testing

@testable import HTTPServer
@testable import Web

extension APIConformanceTests {
  /// A podcast, from subscribing to leaving it; for another person it is not there.
  func usePodcasts(_ client: APIClient) async throws {
    let ana = try await client.token(of: "listening", as: "requester")
    let ben = try await client.token(of: "prying", as: "requester")
    let address = "{\"address\":\"https://podcast.invalid/feed.xml\"}"
    let added = try await client.send("postPodcasts", body: address, token: ana)
    #expect(added.status == 201)
    let none = "{\"address\":\"ftp://a.invalid/\"}"
    #expect(try await client.send("postPodcasts", body: none, token: ana).status == 422)
    let id = try string(added, "id")
    // Nothing is fetched here.
    try await client.site.services.database.write {
      (transaction: borrowing Transaction<DatabaseError>) throws(DatabaseError) in
      try transaction.run(
        """
        INSERT INTO podcast_episodes (id, podcast, identity, place, title, summary, published_at,
          told_seconds, link, state)
        VALUES ('episode1', \(id), '1', 0, 'One', '', 1000, 60, 'https://a.invalid/1.mp3', 'listed')
        """)
    }
    try await client.send("getPodcasts", token: ana)
    try await client.send("getPodcastsId", id: id, query: "?from=0", token: ana)
    try await client.send("getEpisodesId", id: "episode1", token: ana)
    #expect(
      try await client.send("postEpisodesIdSound", id: "episode1", token: ana).status == 202)
    #expect(
      try await client.send("deleteEpisodesIdSound", id: "episode1", token: ana).status == 204)
    for operation in ["getEpisodesId", "postEpisodesIdSound", "deleteEpisodesIdSound"] {
      let other = try await client.send(operation, id: "episode1", token: ben)
      #expect(other.status == 404, "\(operation)")
    }
    for operation in ["getPodcastsId", "deletePodcastsId"] {
      #expect(try await client.send(operation, id: id, token: ben).status == 404, "\(operation)")
    }
    #expect(try await client.send("deletePodcastsId", id: id, token: ana).status == 204)
    let feed = try await client.send("postMeFeed", token: ana)
    #expect(try string(feed, "address").contains("/feeds/recordings.xml?key="))
    #expect(try await client.send("deleteMeFeed", token: ana).status == 204)
  }
}
