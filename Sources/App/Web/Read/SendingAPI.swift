// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer
import Reading
import Speaking
import Uploads

extension Site {
  /// What takes a recording for a request.
  var sendingOperation: APIOperation {
    APIOperation(
      method: .post, path: "/api/v1/requests/{id}/recordings",
      summary: """
        Send a recording for a request that you took: its bytes, or a form with the file named \
        recording. It is then prepared.
        """,
      sends: ["audio/*", "application/octet-stream", "multipart/form-data"],
      limits: .sink(maximumBytes: recordingLimitBytes, lane: .members),
      checkHead: mayBeAVolunteers, sender: signedInSender, sink: soundSink,
      success: .created, refuses: [.conflict, .unsupportedMediaType, .unprocessableContent],
      gives: "The identifier of the recording, and that it is being prepared.",
      shape: .object([.always("id", .text), .always("state", .word(["preparing"]))]),
      answer: .one { request, id in
        try await answer(request) { visit in
          try await take(request, for: ReadingID(rawValue: id), by: try account(of: visit))
        }
      })
  }

  private func take(
    _ request: Request, for id: ReadingID, by person: Account
  ) async throws -> Response {
    let path = try soundPath(in: request)
    if let problem = await reading.problem(ofFileAt: path) {
      throw APIError(status: .unprocessableContent, field: "recording") {
        ReadStateWords[$0].problem(problem)
      }
    }
    let recording = try await readingAllowed { () throws(ReadingError) in
      try await reading.submitRecording(for: id, by: person.id, movingFileAt: path)
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("id", recording.rawValue)
      json.field("state", "preparing")
    }
    var response = Response.bytes(writer.bytes, type: .json, status: .created)
    response.headers[.location] = "/api/v1/recordings/\(recording.rawValue)"
    return response
  }

  /// Where what was sent lies.
  private func soundPath(in request: Request) throws(APIError) -> String {
    switch request.body {
    case .sunk(let sink as FileSink) where sink.size > 0: return sink.path
    case .form(let form):
      if let file = form.file("recording"), file.size > 0 { return file.path }
    case .bytes:
      throw APIError(.other(.unsupportedMediaType))
    case .none, .sunk: break
    }
    throw APIError(status: .unprocessableContent, field: "recording") { VolunteerWords[$0].noFile }
  }

  /// Keeps the bytes of a sound in a file; a form goes the usual way.
  @Sendable private func soundSink(
    _ request: Request
  ) async throws(Problem) -> (any BodySink)? {
    let type =
      (request.headers[.contentType] ?? "").split(separator: ";").first
      .map { $0.lowercased().filter { !$0.isWhitespace } } ?? ""
    let kind = type.split(separator: "/").first.map(String.init) ?? ""
    guard ["audio", "video"].contains(kind) || Self.otherSounds.contains(type) else { return nil }
    return try FileSink(in: uploads.temporaryFolder)
  }

  /// Types of sound that do not say so; what it really is shows when it is read.
  private static let otherSounds = ["application/ogg", "application/octet-stream"]
}
