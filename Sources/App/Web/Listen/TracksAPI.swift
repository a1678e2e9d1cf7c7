// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Library
import Speaking

extension Site {
  /// What can be listened to, and where each listener is in it.
  var trackOperations: [APIOperation] {
    [
      APIOperation(
        method: .get, path: "/api/v1/tracks",
        summary: "List what you may listen to: your recordings, then what everyone may hear.",
        needsAccount: false,
        gives:
          "The tracks, and by whose voice: of a person, or of a machine, whose reading of a request of yours a person's takes the place of. seconds is missing while a track is being made, position when it was never played.",
        shape: .object([.always("tracks", .list(.object(TrackJSON.members)))]),
        answer: .plain { request in
          try await answer(request) { visit in
            var writer = JSONWriter()
            let tracks = try await library.tracks(for: visit.account?.id)
            writer.object { json in
              json.key("tracks")
              json.array { list in for track in tracks { list.value(TrackJSON(shelved: track)) } }
            }
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/tracks/{id}/audio", summary: "Give the sound of a track.",
        query: [AudioForm.value],
        gives: "The sound, in parts when they are asked for.",
        givesTypes: AudioForm.allCases.map(\.contentType), isInParts: true,
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let sound = try await found { () throws(LibraryError) in
              try await library.audio(
                of: TrackID(rawValue: id), as: .asked(request), for: person.id)
            }
            return .audio(sound, isDownload: false)
          }
        }),
      APIOperation(
        method: .get, path: "/api/v1/tracks/{id}/position",
        summary: "Get where you stopped in a track, in seconds from its beginning.",
        gives: "The seconds; 0 for a track that was never played.",
        shape: .object([.always("seconds", .number)]),
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let track = try await found { () throws(LibraryError) in
              try await library.track(TrackID(rawValue: id), for: person.id)
            }
            var writer = JSONWriter()
            writer.object { $0.field("seconds", track.position?.seconds ?? 0) }
            return .bytes(writer.bytes, type: .json)
          }
        }),
      APIOperation(
        method: .put, path: "/api/v1/tracks/{id}/position",
        summary: "Save where you stopped in a track.",
        body: [
          APIOperation.Value(
            name: "seconds", kind: .number(0...LibraryService.longestPosition),
            about: "Seconds from the beginning of the track.")
        ],
        success: .noContent, gives: "Nothing.",
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            guard let seconds = try request.json()["seconds"]?.number else {
              throw APIError(status: .badRequest, field: "seconds") {
                APIWords[$0].noSeconds
              }
            }
            try await found { () throws(LibraryError) in
              try await library.savePosition(seconds, in: TrackID(rawValue: id), for: person.id)
            }
            return .empty()
          }
        }),
    ]
  }

  private func found<Value>(
    _ body: () async throws(LibraryError) -> Value
  ) async throws -> Value {
    do throws(any Error) {
      return try await body()
    } catch LibraryError.noSuchTrack {
      throw APIError(.notFound)
    } catch LibraryError.notReady {
      throw APIError(.notFound)
    } catch LibraryError.badPosition {
      throw APIError(status: .badRequest, field: "seconds") { APIWords[$0].noSeconds }
    }
  }
}

/// A track as the API tells of it.
private struct TrackJSON: JSONEncodable {
  let shelved: ShelvedTrack

  static let members: [Shape.Member] = [
    .always("id", .text), .always("title", .text),
    .always("language", .word(TextLanguage.tags)), .sometimes("seconds", .number),
    .sometimes("position", .number), .always("voice", .word(["person", "machine"])),
    .sometimes("request", .text),
  ]

  func write(to writer: inout JSONWriter) {
    let track = shelved.track
    writer.object { json in
      json.field("id", track.id.rawValue)
      json.field("title", track.title)
      json.field("language", track.language.tag)
      if case .ready(let seconds) = track.state { json.field("seconds", seconds) }
      if let position = shelved.position { json.field("position", position.seconds) }
      switch track.source {
      case .demo: json.field("voice", "machine")
      case .recording(let request):
        json.field("voice", "person")
        json.field("request", request)
      case .machine(let request):
        json.field("voice", "machine")
        json.field("request", request)
      // Whose voice a book has, the book tells; its sounds are in no list, and episodes neither.
      case .book, .episode: json.field("voice", "person")
      }
    }
  }
}
