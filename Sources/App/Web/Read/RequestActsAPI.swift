// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// What is done with a request, by the same rules as on the pages.
  var requestActOperations: [APIOperation] {
    requesterActs + volunteerActs + soundOperations + recordingOperations + findingOperations
      + urgentOperations
  }

  private var requesterActs: [APIOperation] {
    [
      act(.delete, "", "Cancel a request of yours.") { (id, person) throws(ReadingError) in
        try await reading.withdraw(id, by: person)
      },
      act(.post, "/restore", "Restore a request that you cancelled in the last seven days.") {
        (id, person) throws(ReadingError) in try await reading.restore(id, by: person)
      },
      act(.post, "/accept", "Keep a recording: the volunteer can no longer hear it.") {
        (id, person) throws(ReadingError) in try await reading.accept(id, by: person)
      },
      act(.post, "/ask-again", "Set a recording aside and ask another volunteer.") {
        (id, person) throws(ReadingError) in try await reading.askAgain(id, by: person)
      },
      act(.post, "/keep", "Keep the recording that was set aside after all.") {
        (id, person) throws(ReadingError) in try await reading.keepAfterAll(id, by: person)
      },
    ]
  }

  private var volunteerActs: [APIOperation] {
    [
      timed("/claim", "Take a waiting request, as a volunteer.") {
        (id, person, network) throws(ReadingError) in
        try await reading.claim(id, by: person, from: network)
      },
      timed("/extend", "Ask for three more days for a request that you took.") {
        (id, person, _) throws(ReadingError) in try await reading.extendClaim(id, by: person)
      },
      act(.post, "/give-back", "Give a request back that you took.") {
        (id, person) throws(ReadingError) in try await reading.giveBack(id, by: person)
      },
    ]
  }

  private var soundOperations: [APIOperation] {
    let path = "/api/v1/requests/{id}/recording"
    return [
      APIOperation(
        method: .get, path: path,
        summary:
          "Get the recording: for the person who asked, and for its reader until it is kept.",
        refuses: [.conflict], gives: "The sound, in parts when they are asked for.",
        givesType: "audio/mpeg", isInParts: true,
        answer: .one { request, id in
          try await answer(request) { visit in
            let person = try account(of: visit)
            let sound = try await readingAllowed { () throws(ReadingError) in
              try await reading.audio(of: ReadingID(rawValue: id), for: person.id)
            }
            return .audio(sound, isDownload: false)
          }
        }),
      sending(
        to: path,
        "Send a recording for a request that you took, as the file named recording. It is then prepared.",
        success: .noContent
      ) { _ in .empty() },
      sending(
        to: path + "s",
        "Send a recording for a request that you took, as the file named recording, and get its identifier.",
        success: .created
      ) { recording in
        var writer = JSONWriter()
        writer.object { $0.field("id", recording.rawValue) }
        var response = Response.bytes(writer.bytes, type: .json, status: .created)
        response.headers[.location] = "/api/v1/recordings/\(recording.rawValue)"
        return response
      },
    ]
  }

  /// What takes a recording for a request; both addresses do the same, and tell more or less of it.
  private func sending(
    to path: String, _ summary: String, success: APIOperation.Success,
    _ told: @escaping @Sendable (RecordingID) -> Response
  ) -> APIOperation {
    APIOperation(
      method: .post, path: path, summary: summary, sends: ["multipart/form-data"],
      limits: .upload(maximumBytes: recordingLimitBytes, lane: .members),
      checkHead: mayBeAVolunteers, sender: signedInSender,
      success: success, refuses: [.conflict, .unprocessableContent],
      gives: success == .noContent ? "Nothing." : "The identifier of the recording.",
      shape: success == .noContent ? nil : .object([.always("id", .text)]),
      answer: .one { request, id in
        try await answer(request) { visit in
          let person = try account(of: visit)
          guard case .form(let form) = request.body, let file = form.file("recording"),
            file.size > 0
          else {
            throw APIError(status: .unprocessableContent, field: "recording") {
              VolunteerWords[$0].noFile
            }
          }
          if let problem = await reading.problem(ofFileAt: file.path) {
            throw APIError(status: .unprocessableContent, field: "recording") {
              ReadStateWords[$0].problem(problem)
            }
          }
          return told(
            try await readingAllowed { () throws(ReadingError) in
              try await reading.submitRecording(
                for: ReadingID(rawValue: id), by: person.id, movingFileAt: file.path)
            })
        }
      })
  }

  /// An act after which there is nothing to say.
  private func act(
    _ method: Method, _ name: String, _ summary: String,
    _ body: @escaping @Sendable (ReadingID, AccountID) async throws(ReadingError) -> Void
  ) -> APIOperation {
    APIOperation(
      method: method, path: "/api/v1/requests/{id}" + name, summary: summary, success: .noContent,
      refuses: [.conflict], gives: "Nothing.",
      answer: .one { request, id in
        try await answer(request) { visit in
          let person = try account(of: visit)
          try await readingAllowed { () throws(ReadingError) in
            try await body(ReadingID(rawValue: id), person.id)
          }
          return .empty()
        }
      })
  }

  /// An act that gives a volunteer time, from a network.
  private func timed(
    _ name: String, _ summary: String,
    _ body:
      @escaping @Sendable (ReadingID, AccountID, String) async throws(ReadingError) -> Timestamp
  ) -> APIOperation {
    APIOperation(
      method: .post, path: "/api/v1/requests/{id}" + name, summary: summary,
      refuses: [.conflict, .tooManyRequests],
      gives: "Until when the request is yours, in seconds since 1970.",
      shape: .object([.always("until", .integer)]),
      answer: .one { request, id in
        try await answer(request) { visit in
          let person = try account(of: visit)
          let until = try await readingAllowed { () throws(ReadingError) in
            try await body(
              ReadingID(rawValue: id), person.id, request.clientNetwork.description)
          }
          var writer = JSONWriter()
          writer.object { $0.field("until", Int(until.rawValue / 1000)) }
          return .bytes(writer.bytes, type: .json)
        }
      })
  }
}
