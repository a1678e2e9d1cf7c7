// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import Database
import Foundation
import HTTPServer
import Reading
import Speaking
import Uploads

extension Site {
  /// Begins an upload, as its headers say.
  func create(_ request: Request, _ person: AccountID) async throws -> Response {
    let text = request.headers[.uploadMetadata] ?? ""
    let metadata = text.isEmpty ? [:] : try Tus.metadata(text)
    let named = metadata["purpose"].map { UploadPurpose(rawValue: $0) } ?? .recording
    guard let purpose = named else { throw Problem.other(.badRequest) }
    let made = try await uploads.create(
      UploadWish(
        request: ReadingID(rawValue: metadata["request"] ?? ""),
        length: try Tus.length(in: request), purpose: purpose, metadata: text), by: person)
    var response = status(made, .created)
    response.headers[.location] = "/api/v1/uploads/" + made.id.rawValue
    return response
  }

  /// The bytes have gone into the upload; or what was wanted needs none.
  func take(
    _ id: UploadID, _ request: Request, _ person: AccountID
  ) async throws -> Response {
    switch (Tus.method(of: request), request.body) {
    case (.patch, .sunk(let sink as TusSink)):
      return status(try await uploads.finish(sink.writer, of: person), .noContent)
    case (.delete, _):
      try await uploads.remove(id, of: person)
      return .empty()
    case (.head, _): return status(try await uploads.status(of: id, for: person))
    case (.get, _), (.post, _), (.put, _), (.patch, _), (.options, _), (.trace, _):
      throw Problem.methodNotAllowed(allowed: [.get, .head, .patch, .delete])
    }
  }

  /// Opens the upload before the first byte comes, so that each is kept.
  @Sendable func uploadSink(
    _ request: Request
  ) async throws(Problem) -> (any BodySink)? {
    guard Tus.method(of: request) == .patch else { return nil }
    guard request.headers[.contentType] == Tus.mediaType else {
      throw .other(.unsupportedMediaType)
    }
    guard let offset = try Tus.bytes(.uploadOffset, in: request) else {
      throw .other(.badRequest)
    }
    let length = try Tus.bytes(.uploadLength, in: request)
    let checksum = try Tus.checksum(in: request)
    guard let token = SessionCookie.token(in: request) else { throw .other(.unauthorized) }
    let account: Account?
    do { account = try await accounts.account(for: token) } catch {
      throw Problem(ofStorage: error) ?? .failed
    }
    guard let account else { throw .other(.unauthorized) }
    let id = UploadID(rawValue: request.segments.last ?? "")
    do throws(UploadsError) {
      return TusSink(
        try await uploads.open(
          id, of: account.id, at: offset, length: length, checksum: checksum))
    } catch { throw Problem(error) }
  }

  /// What an answer says of an upload.
  func status(_ upload: UploadStatus, _ status: Status = .ok) -> Response {
    var response = Response(status: status)
    response.headers[.uploadOffset] = "\(upload.offset)"
    if let length = upload.length {
      response.headers[.uploadLength] = "\(length)"
    } else {
      response.headers[.uploadDeferLength] = "1"
    }
    if !upload.metadata.isEmpty { response.headers[.uploadMetadata] = upload.metadata }
    if !upload.isSent {
      response.headers[.uploadExpires] = HTTPDate.format(
        seconds: Int(upload.expiresAt.rawValue / 1000))
    }
    return response
  }

  /// Lets only those speak who speak this version.
  @Sendable func speaksTus(_ request: Request) throws(Problem) {
    guard request.headers[.tusResumable] == Tus.version else {
      throw .other(.preconditionFailed)
    }
  }

  @Sendable func mayBringBytes(_ request: Request) throws(Problem) {
    try speaksTus(request)
    try mayBeAVolunteers(request)
  }

  /// Sends takes together: `{"takes":[id, …],"chapters":[{"take":0,"at":1.5}, …]}`.
  func sendTakes(
    for id: ReadingID, _ request: Request, _ person: AccountID
  ) async throws -> Response {
    let sent = try request.json()
    let ids = (sent["takes"]?.array ?? []).compactMap(\.string).map(UploadID.init(rawValue:))
    let marks = (sent["chapters"]?.array ?? []).compactMap { mark in
      mark["take"]?.integer.flatMap { take in
        mark["at"]?.number.map { TakeMark(take: take, seconds: $0) }
      }
    }
    try await uploads.sendTakes(ids, chapters: marks, for: id, by: person)
    return .empty()
  }

  /// Answers in the name of who is signed in; what is refused is told in a sentence.
  func answerTus(
    _ request: Request, _ body: (AccountID) async throws -> Response
  ) async throws -> Response {
    try await answer(request) { visit in
      do {
        // Heads of requests with a body were looked at before it came; this is for all others.
        if Tus.isAbout(request) { try speaksTus(request) }
        return try await body(try account(of: visit).id)
      } catch UploadsError.unusable(let problem) {
        throw APIError(status: .unprocessableContent) { ReadStateWords[$0].problem(problem) }
      } catch let error as UploadsError {
        throw uploadRefusal(Problem(error))
      } catch Problem.other(let status) {
        throw uploadRefusal(.other(status))
      }
    }
  }
}

/// Why the server did not do what was asked of an upload, in a sentence.
func uploadRefusal(_ problem: Problem) -> APIError {
  guard UploadWords[.english].sentence(for: problem.status) != nil else {
    return APIError(problem)
  }
  return APIError(status: problem.status) {
    UploadWords[$0].sentence(for: problem.status) ?? problem.sentence
  }
}
