// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Phrases
import Speaking

/// Why the API refuses a request: a sentence in the caller's language, and the field that is meant.
struct APIError: Error {
  let status: Status
  let message: Phrase
  var field: String?
  var retryAfterSeconds: Int?

  /// The error as `{"error":{"message":…,"field":…}}`.
  func response(for visit: Visit) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.key("error")
      json.object { error in
        error.field("message", visit(message))
        if let field { error.field("field", field) }
      }
    }
    var response = Response.bytes(writer.bytes, type: .json, status: status)
    response.headers[.contentLanguage] = visit.language.tag
    response.headers[.cacheControl] = "no-store"
    if let retryAfterSeconds { response.headers[.retryAfter] = String(retryAfterSeconds) }
    return response
  }

  /// The error for a problem that the server found.
  init(_ problem: Problem) {
    let words = ProblemWords(problem)
    self.init(
      status: problem.status,
      message: Phrase(
        en: "\(words.title.english). \(words.remedy.english)",
        es: "\(words.title.spanish). \(words.remedy.spanish)",
        ar: "\(words.title.arabic). \(words.remedy.arabic)"))
  }

  init(
    status: Status, message: Phrase, field: String? = nil, retryAfterSeconds: Int? = nil
  ) {
    self.status = status
    self.message = message
    self.field = field
    self.retryAfterSeconds = retryAfterSeconds
  }
}
