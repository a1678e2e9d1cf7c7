// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Library
import Passwords
import Podcasts
import Speaking

extension Site {
  /// Podcasts: subscribed to, told of, their episodes got, and one’s own recordings as one.
  var podcastOperations: [APIOperation] {
    let all = "/api/v1/podcasts"
    let episode = "/api/v1/episodes/{id}"
    return [
      APIOperation(
        method: .get, path: all, summary: "List the podcasts to which you are subscribed.",
        gives: "The podcasts, by their titles.",
        shape: .object([.always("items", .list(.object(PodcastJSON.members)))]),
        answer: .plain { request in
          try await forPodcasts(request) { (person, language) throws(PodcastError) in
            let found = try await podcasts.podcasts(of: person)
            var writer = JSONWriter()
            writer.object { json in
              json.key("items")
              json.array { list in
                for one in found { list.value(PodcastJSON(podcast: one, language: language)) }
              }
            }
            return .bytes(writer.bytes, type: .json)
          }
        }),
      subscribing(at: all),
      APIOperation(
        method: .get, path: all + "/{id}",
        summary: "Tell of a podcast with its \(podcasts.limits.episodesOnPage) newest episodes.",
        query: [
          APIOperation.Value(
            name: "from", kind: .whole(0...100_000),
            about: "How many newer episodes are left out.", isRequired: false)
        ],
        gives: "The podcast and its episodes, the newest first; areMore says whether older follow.",
        shape: .object(
          PodcastJSON.members + [
            .always("episodes", .list(.object(EpisodeJSON.members))), .always("areMore", .truth),
          ]),
        answer: .one { request, id in
          let first = request.query["from"].flatMap { Int($0) } ?? 0
          return try await forPodcasts(request) { (person, language) throws(PodcastError) in
            let found = try await podcasts.podcast(
              PodcastID(rawValue: id), from: first, for: person)
            var writer = JSONWriter()
            writer.object { json in
              PodcastJSON(podcast: found.podcast, language: language).writeMembers(to: &json)
              json.key("episodes")
              json.array { list in
                for one in found.episodes {
                  list.value(EpisodeJSON(episode: one, language: language))
                }
              }
              json.field("areMore", found.areMore)
            }
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .delete, path: all + "/{id}",
        summary: "Unsubscribe; on the page of your podcasts that can be taken back for a day.",
        success: .noContent, gives: "Nothing.",
        answer: .one { request, id in
          try await forPodcasts(request) { (person, _) throws(PodcastError) in
            try await podcasts.remove(PodcastID(rawValue: id), by: person)
            return .empty()
          }
        }),
      APIOperation(
        method: .get, path: episode, summary: "Tell of an episode with its text and chapters.",
        gives: "The episode; text and chapters are empty before its sound was got.",
        shape: .object(EpisodeJSON.members + EpisodeJSON.more),
        answer: .one { request, id in
          try await forPodcasts(request) { (person, language) throws(PodcastError) in
            let found = try await podcasts.episode(EpisodeID(rawValue: id), for: person)
            var writer = JSONWriter()
            writer.object { EpisodeJSON.write(found, language, to: &$0) }
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .post, path: episode + "/sound",
        summary: "Have the sound of an episode fetched; it becomes a track.",
        success: .accepted, refuses: [.conflict],
        gives: "Nothing; the episode tells how far it is.",
        answer: .one { request, id in
          try await forPodcasts(request) { (person, _) throws(PodcastError) in
            try await podcasts.getSound(of: EpisodeID(rawValue: id), for: person)
            return .empty(.accepted)
          }
        }),
      APIOperation(
        method: .delete, path: episode + "/sound", summary: "Remove the sound of an episode.",
        success: .noContent, gives: "Nothing.",
        answer: .one { request, id in
          try await forPodcasts(request) { (person, _) throws(PodcastError) in
            try await podcasts.removeSound(of: EpisodeID(rawValue: id), for: person)
            return .empty()
          }
        }),
    ] + ownFeedOperations
  }

  private var ownFeedOperations: [APIOperation] {
    [
      APIOperation(
        method: .post, path: "/api/v1/me/feed",
        summary: """
          Make an address at which podcast apps play the recordings that were made for you; the one \
          before ends. Whoever has it can hear them.
          """,
        success: .created, gives: "The address, which is told this once.",
        shape: .object([.always("address", .text)]),
        answer: .plain { request in
          try await forPodcasts(request) { (person, _) throws(PodcastError) in
            let token = try await podcasts.makePrivateFeed(for: person)
            var writer = JSONWriter()
            writer.object {
              $0.field("address", Self.ownFeedAddress(token, for: request))
            }
            return .bytes(writer.bytes, type: .json, status: .created)
          }
        }),
      APIOperation(
        method: .delete, path: "/api/v1/me/feed", summary: "End this address.",
        success: .noContent, gives: "Nothing.",
        answer: .plain { request in
          try await forPodcasts(request) { (person, _) throws(PodcastError) in
            try await podcasts.endPrivateFeed(of: person)
            return .empty()
          }
        }),
    ]
  }

  private func subscribing(at path: String) -> APIOperation {
    APIOperation(
      method: .post, path: path,
      summary:
        "Subscribe to a podcast by the address of its feed, which is read in the background.",
      body: [
        APIOperation.Value(
          name: "address", kind: .text, about: "The address of the feed (https).")
      ],
      success: .created, refuses: [.conflict, .unprocessableContent],
      gives: "The podcast, also where you were subscribed already.",
      shape: .object(PodcastJSON.members),
      answer: .plain { request in
        let address = try request.json()["address"]?.string ?? ""
        return try await forPodcasts(request) { (person, language) throws(PodcastError) in
          let id = try await podcasts.add(address, for: person)
          let found = try await podcasts.podcast(id, for: person).podcast
          var writer = JSONWriter()
          writer.value(PodcastJSON(podcast: found, language: language))
          var response = Response.bytes(writer.bytes, type: .json, status: .created)
          response.headers[.location] = "/api/v1/podcasts/\(id.rawValue)"
          return response
        }
      })
  }

  /// What answers for the podcasts of who asks, and says why where it refuses.
  private func forPodcasts(
    _ request: Request, _ body: (AccountID, Language) async throws(PodcastError) -> Response
  ) async throws -> Response {
    try await answer(request) { visit in
      let person = try account(of: visit)
      do throws(PodcastError) { return try await body(person.id, visit.language) } catch {
        switch error {
        case .noSuchPodcast, .noSuchEpisode: throw APIError(.notFound)
        case .tooMany, .noRoom, .link, .list, .listTooLarge, .files, .library, .database:
          guard let words = error.words else { throw error }
          let isFull =
            switch error {
            case .tooMany, .noRoom: true
            case .noSuchPodcast, .noSuchEpisode, .link, .list, .listTooLarge, .files, .library,
              .database:
              false
            }
          throw APIError(
            status: isFull ? .conflict : .unprocessableContent, field: "address", message: words)
        }
      }
    }
  }
}

/// A podcast as the API tells of it.
private struct PodcastJSON: JSONEncodable {
  let podcast: Podcast
  let language: Language

  static let members: [Shape.Member] = [
    .always("id", .text), .always("title", .text), .always("author", .text),
    .always("summary", .text), .sometimes("language", .text), .always("address", .text),
    .always("count", .integer), .always("getsNew", .truth), .always("isRead", .truth),
    .sometimes("problem", .text),
  ]

  func write(to writer: inout JSONWriter) { writer.object { writeMembers(to: &$0) } }

  func writeMembers(to json: inout JSONWriter) {
    json.field("id", podcast.id.rawValue)
    json.field("title", podcast.title)
    json.field("author", podcast.author)
    json.field("summary", podcast.summary)
    if let tag = podcast.languageTag { json.field("language", tag) }
    json.field("address", podcast.address)
    json.field("count", podcast.episodeCount)
    json.field("getsNew", podcast.getsNew)
    json.field("isRead", podcast.checkedAt != nil)
    if let problem = podcast.problem { json.field("problem", problem.message(in: language)) }
  }
}

/// An episode as the API tells of it.
private struct EpisodeJSON: JSONEncodable {
  let episode: Episode
  let language: Language

  static let members: [Shape.Member] = [
    .always("id", .text), .always("podcast", .text), .always("title", .text),
    .always("summary", .text), .sometimes("published", .moment), .sometimes("seconds", .integer),
    .always("state", .word(["listed", "waiting", "ready", "failed"])), .sometimes("track", .text),
    .sometimes("problem", .text),
  ]

  static let more: [Shape.Member] = [
    .always("text", .list(.object([.sometimes("start", .number), .always("text", .text)]))),
    .always("chapters", .list(.object([.always("start", .number), .always("title", .text)]))),
  ]

  func write(to writer: inout JSONWriter) { writer.object { writeMembers(to: &$0) } }

  func writeMembers(to json: inout JSONWriter) {
    json.field("id", episode.id.rawValue)
    json.field("podcast", episode.podcast.rawValue)
    json.field("title", episode.title)
    json.field("summary", episode.summary)
    if let moment = episode.publishedAt { json.field("published", Moment3339.text(moment)) }
    if let seconds = episode.toldSeconds { json.field("seconds", seconds) }
    switch episode.state {
    case .listed: json.field("state", "listed")
    case .waiting: json.field("state", "waiting")
    case .ready(let track):
      json.field("state", "ready")
      json.field("track", track.rawValue)
    case .failed(let problem):
      json.field("state", "failed")
      json.field("problem", problem.message(in: language))
    }
  }

  static func write(_ opened: OpenedEpisode, _ language: Language, to json: inout JSONWriter) {
    EpisodeJSON(episode: opened.episode, language: language).writeMembers(to: &json)
    json.key("text")
    json.array { list in
      for line in opened.transcript {
        list.object { json in
          if let start = line.start { json.field("start", start) }
          json.field("text", line.text)
        }
      }
    }
    json.key("chapters")
    json.array { list in
      for chapter in opened.chapters {
        list.object { json in
          json.field("start", chapter.start)
          json.field("title", chapter.title)
        }
      }
    }
  }
}
