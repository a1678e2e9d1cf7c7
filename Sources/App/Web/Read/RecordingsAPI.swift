// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Library
import Reading

extension Site {
  /// Recordings by themselves: heard, taken as good, rated, deleted.
  var recordingOperations: [APIOperation] {
    let path = "/api/v1/recordings/{id}"
    return [
      APIOperation(
        method: .get, path: path,
        summary: """
          Tell of a recording, for the one who asked and for the volunteer who made it; for the \
          volunteer also while it is fetched.
          """,
        refuses: [.conflict], gives: "The recording.",
        shape: .object(RecordingJSON.members + RecordingJSON.moreMembers),
        answer: oneRecording { _, id, person in
          var writer = JSONWriter()
          if let link = try await reading.link(id, for: person) {
            writer.value(LinkJSON(link: link))
            return .bytes(writer.bytes, type: .json)
          }
          writer.value(
            RecordingJSON(known: try await reading.recording(id, for: person)))
          return .bytes(writer.bytes, type: .json)
        }),
      APIOperation(
        method: .get, path: path + "/audio",
        summary:
          "Give its sound: for the one who asked, and for its reader until it is taken as good.",
        query: [AudioForm.value],
        refuses: [.conflict], gives: "The sound, in parts when they are asked for.",
        givesTypes: AudioForm.allCases.map(\.contentType), isInParts: true,
        answer: oneRecording { request, id, person in
          let known = try await reading.recording(id, for: person)
          guard !known.isReplacement else { throw ReadingError.notReady }
          return .audio(
            try await reading.audio(
              of: known.request, as: .asked(request), for: person), isDownload: false)
        }),
      APIOperation(
        method: .delete, path: path,
        summary: """
          Take back a recording: as the volunteer who sent it, until it is taken as good, also \
          while it is fetched; as the one who asked, to ask another volunteer.
          """,
        success: .noContent, refuses: [.conflict], gives: "Nothing.",
        answer: oneRecording { _, id, person in
          if try await reading.link(id, for: person) != nil {
            try await reading.stopLink(id, by: person)
            return .empty()
          }
          let known = try await reading.recording(id, for: person)
          if known.isForRequester {
            try await reading.askAgain(known.request, by: person)
          } else {
            try await reading.deleteRecording(id, by: person)
          }
          return .empty()
        }),
      APIOperation(
        method: .post, path: path + "/acceptance",
        summary: "Take a recording as good: the volunteer hears it no longer.",
        success: .noContent, refuses: [.conflict], gives: "Nothing.",
        answer: oneRecording { _, id, person in
          let known = try await reading.recording(id, for: person)
          guard known.isForRequester else { throw ReadingError.noSuchRequest }
          try await reading.accept(known.request, id, by: person)
          return .empty()
        }),
    ] + ratingOperations(path + "/rating")
  }

  private func ratingOperations(_ path: String) -> [APIOperation] {
    [
      APIOperation(
        method: .put, path: path, summary: "Rate a recording that you took as good.",
        body: [
          APIOperation.Value(
            name: "stars", kind: .whole(Stars.range), about: "How good it is, for you alone."),
          APIOperation.Value(
            name: "comment", kind: .text,
            about: """
              Words to the volunteer, in at most \(Rating.maximumCommentLength) characters.
              """, isRequired: false),
        ], success: .noContent, refuses: [.conflict], gives: "Nothing.",
        answer: oneRecording { request, id, person in
          let known = try await reading.recording(id, for: person)
          guard known.isForRequester else { throw ReadingError.noSuchRequest }
          let sent = try request.json()
          guard
            let stars = sent["stars"]?.number.flatMap(Int.init(exactly:))
              .flatMap(Stars.init(rawValue:))
          else { throw APIError(.missing("stars")) }
          try await reading.rate(
            known.request, Rating(stars: stars, comment: sent["comment"]?.string ?? ""), by: person)
          return .empty()
        }),
      APIOperation(
        method: .delete, path: path, summary: "Take a rating back with its words.",
        success: .noContent, refuses: [.conflict], gives: "Nothing.",
        answer: oneRecording { _, id, person in
          let known = try await reading.recording(id, for: person)
          guard known.isForRequester else { throw ReadingError.noSuchRequest }
          try await reading.removeRating(of: known.request, by: person)
          return .empty()
        }),
    ]
  }

  /// What answers for one recording, and says why where the service refuses.
  func oneRecording(
    _ body: @escaping @Sendable (Request, RecordingID, AccountID) async throws -> Response
  ) -> APIOperation.Answer {
    .one { request, id in
      try await answer(request) { visit in
        let person = try account(of: visit)
        let done: Result<Response, ReadingError>
        do {
          done = .success(try await body(request, RecordingID(rawValue: id), person.id))
        } catch let error as ReadingError { done = .failure(error) }
        return try await readingAllowed { () throws(ReadingError) in try done.get() }
      }
    }
  }
}

/// A recording as the API tells of it.
struct RecordingJSON: JSONEncodable {
  let known: KnownRecording

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      Self.write(known.recording, to: &json)
      json.field("request", known.request.rawValue)
      json.field("sentAt", known.recording.sentAt)
      json.field("accepted", known.isAccepted)
      if let rating = known.rating { json.field("rating", RatingJSON(rating: rating)) }
      if let comment = known.comment { json.field("comment", comment) }
    }
  }

  /// What is told of a recording also within its request.
  static func write(_ recording: Recording, to json: inout JSONWriter) {
    json.field("id", recording.id.rawValue)
    switch recording.state {
    case .preparing: json.field("state", "preparing")
    case .ready(_, let seconds):
      json.field("state", "ready")
      json.field("seconds", seconds)
    case .failed(let problem):
      json.field("state", "failed")
      json.field("problem", problem.rawValue)
    }
  }

  static let members: [Shape.Member] = [
    .always("id", .text), .always("state", .word(["fetching", "preparing", "ready", "failed"])),
    .sometimes("seconds", .number),
    .sometimes("problem", .word(Array(Set(LinkProblem.all.map(\.rawValue))).sorted())),
  ]

  static let moreMembers: [Shape.Member] = [
    .always("request", .text), .always("sentAt", .moment), .always("accepted", .truth),
    .sometimes("rating", ratingShape), .sometimes("comment", .text),
  ]

  static let ratingShape = Shape.object([.always("stars", .integer), .always("comment", .text)])
}

/// A recording that is fetched from a link, or could not be, as the API tells its volunteer.
struct LinkJSON: JSONEncodable {
  let link: SoundLink

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      Self.write(link, to: &json)
      json.field("request", link.request.rawValue)
      json.field("sentAt", link.sentAt)
      json.field("accepted", false)
    }
  }

  /// What is told of it also within its request.
  static func write(_ link: SoundLink, to json: inout JSONWriter) {
    json.field("id", link.id.rawValue)
    switch link.state {
    case .fetching: json.field("state", "fetching")
    case .failed(let problem):
      json.field("state", "failed")
      json.field("problem", problem.rawValue)
    }
  }
}

/// A rating as the API tells its requester.
struct RatingJSON: JSONEncodable {
  let rating: Rating

  func write(to writer: inout JSONWriter) {
    writer.object { json in
      json.field("stars", rating.stars.rawValue)
      json.field("comment", rating.comment)
    }
  }
}
