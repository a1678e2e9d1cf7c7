// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Fetching
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
        Send a recording for a request that you took: its bytes, a form with the file named \
        recording, or a link to it, which is fetched. It is then prepared.
        """,
      body: [
        APIOperation.Value(
          name: "link", kind: .text,
          about: "An https link to the sound file itself; it is told to nobody, and not kept.")
      ],
      sends: ["audio/*", "application/octet-stream", "multipart/form-data"],
      limits: .sink(maximumBytes: recordingLimitBytes, lane: .members),
      checkHead: mayBeAVolunteers, sender: signedInSender, sink: soundSink,
      success: .created,
      refuses: [.conflict, .unsupportedMediaType, .unprocessableContent, .tooManyRequests],
      gives:
        "The identifier of the recording, and that it is being prepared, or fetched before that.",
      shape: .object([.always("id", .text), .always("state", .word(["fetching", "preparing"]))]),
      answer: .one { request, id in
        try await answer(request) { visit in
          try await take(request, for: ReadingID(rawValue: id), by: try account(of: visit))
        }
      })
  }

  private func take(
    _ request: Request, for id: ReadingID, by person: Account
  ) async throws -> Response {
    if request.bringsJSON { return try await takeLink(in: request, for: id, by: person) }
    let path = try soundPath(in: request)
    if let problem = await reading.problem(ofFileAt: path) {
      throw APIError(status: .unprocessableContent, field: "recording") {
        ReadStateWords[$0].problem(problem)
      }
    }
    let recording = try await readingAllowed { () throws(ReadingError) in
      try await reading.submitRecording(for: id, by: person.id, movingFileAt: path)
    }
    return created(recording, "preparing")
  }

  private func takeLink(
    in request: Request, for id: ReadingID, by person: Account
  ) async throws -> Response {
    let typed = try request.json()["link"]?.string ?? ""
    let link: WebLink
    do throws(LinkError) { link = try reading.webLink(typed) } catch {
      throw APIError(status: .unprocessableContent, field: "link") { LinkWords[$0].problem(error) }
    }
    let recording = try await readingAllowed { () throws(ReadingError) in
      try await reading.sendLink(link, for: id, by: person.id)
    }
    return created(recording, "fetching")
  }

  private func created(_ recording: RecordingID, _ state: String) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.field("id", recording.rawValue)
      json.field("state", state)
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
