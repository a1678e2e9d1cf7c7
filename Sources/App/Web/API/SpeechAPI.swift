// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Speaking
import Voice

extension Site {
  /// A text spoken by the server, for browsers that have no voice.
  var speechOperations: [APIOperation] {
    let values = [
      APIOperation.Value(name: "text", kind: .text, about: "What to say, up to 1000 characters."),
      APIOperation.Value(
        name: "language", kind: .word(Language.allCases.map(\.tag)),
        about: "The caller’s language if left out.",
        isRequired: false),
      APIOperation.Value(
        name: "rate", kind: .number(SpeechRate.slowest...SpeechRate.fastest),
        about: "How many times as fast as usual; 1 if left out.",
        isRequired: false),
    ]
    return [
      APIOperation(
        method: .get, path: "/api/v1/speech", summary: "Speak a short text.",
        needsAccount: false, query: values,
        refuses: [.contentTooLarge, .tooManyRequests, .serviceUnavailable], gives: "The clip.",
        givesTypes: ["audio/wav"], isInParts: true,
        answer: .plain { request in
          let query = request.target.query
          return try await answer(request) { visit in
            try await speak(
              query["text"] ?? "", query["language"], query.value("rate"), visit, request)
          }
        }),
      APIOperation(
        method: .post, path: "/api/v1/speech",
        summary: "Speak a short text that should not appear in an address.",
        needsAccount: false, body: values, refuses: [.tooManyRequests, .serviceUnavailable],
        gives: "The clip.", givesTypes: ["audio/wav"],
        answer: .plain { request in
          try await answer(request) { visit in
            let sent = try request.json()
            return try await speak(
              sent["text"]?.string ?? "", sent["language"]?.string, sent["rate"]?.number, visit,
              request)
          }
        }),
    ]
  }

  private func speak(
    _ text: String, _ tag: String?, _ factor: Double?, _ visit: Visit, _ request: Request
  ) async throws -> Response {
    let language = tag.flatMap(Language.init(tag:)) ?? visit.language
    let rate = EspeakRate(timesUsual: factor ?? SpeechRate.usual)
    do throws(any Error) {
      let clip = try await voice.speak(
        text, in: language, rate: rate, client: request.clientNetwork.description)
      var response = Response.file(
        Response.FileBody(
          path: clip.path, type: ContentType(SpeechClip.contentType), etag: clip.entityTag))
      // The same words sound the same for a day; only this browser keeps them, since they may be private.
      response.headers[.cacheControl] = "private, max-age=86400"
      return response
    } catch let error as VoiceError {
      guard let refusal = APIError(error) else { throw error }
      throw refusal
    }
  }
}

extension APIError {
  /// What the voice refused; nil when it failed.
  fileprivate init?(_ error: VoiceError) {
    switch error {
    case .nothingToSay:
      self.init(status: .badRequest, field: "text") { APIWords[$0].nothingToSay }
    case .tooLong(_, let maximum):
      self.init(status: .contentTooLarge, field: "text") {
        APIWords[$0].tooLongToSay("\(maximum)")
      }
    case .tooManyRequests(let seconds):
      self.init(status: .tooManyRequests, retryAfterSeconds: seconds) {
        APIWords[$0].tooManyClips
      }
    case .busy:
      self.init(status: .serviceUnavailable, retryAfterSeconds: 1) {
        APIWords[$0].tooManyClips
      }
    case .unusableFolder, .program, .failed: return nil
    }
  }
}
