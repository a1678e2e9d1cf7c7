// SPDX-License-Identifier: Apache-2.0

import Bytes
import HTTPServer
import Speaking

/// Why the API refuses a request: a sentence in the caller's language, and the field that is meant.
struct APIError: Error {
  let status: Status
  let message: Saying
  var field: String?
  var retryAfterSeconds: Int?
  /// All that is wrong with what was filled in, where that was looked through; the first stands above too.
  var problems: [FormState.Refusal] = []

  /// The error as problem details (RFC 9457): `{"type":…,"title":…,"status":…,"detail":…,"field":…,"problems":[…]}`.
  ///
  /// There are no types beside the statuses, so the type is `about:blank`; what is meant stands in the detail, which is
  /// the sentence of the page, and in the field.
  func response(for visit: Visit) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.field("type", "about:blank")
      json.field("title", ProblemWords[visit].told(.other(status)).title)
      json.field("status", status.code)
      json.field("detail", visit(message))
      if let field { json.field("field", field) }
      guard !problems.isEmpty else { return }
      json.key("problems")
      json.array { list in
        for problem in problems {
          list.object { json in
            json.field("field", problem.field)
            json.field("detail", visit(problem.words))
          }
        }
      }
    }
    var response = Response.bytes(writer.bytes, type: .problem, status: status)
    // What programs bring; a browser that is not signed in has pages of its own for that.
    if status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
    response.headers[.contentLanguage] = visit.language.tag
    response.headers[.cacheControl] = "no-store"
    if let retryAfterSeconds { response.headers[.retryAfter] = String(retryAfterSeconds) }
    return response
  }

  /// The error for a problem that the server found.
  init(_ problem: Problem) {
    self.init(status: problem.status) {
      let told = ProblemWords[$0].told(problem)
      return told.title + ". " + told.remedy
    }
  }

  /// The error for what was filled in, of each field what was found first.
  init(_ problems: [FormState.Refusal]) {
    var seen: Set<String> = []
    self.problems = problems.filter { seen.insert($0.field).inserted }
    status = .unprocessableContent
    let noBody: Saying = { APIWords[$0].noBody }
    message = problems.first?.words ?? noBody
    field = problems.first?.field
  }

  init(
    status: Status, field: String? = nil, retryAfterSeconds: Int? = nil, message: @escaping Saying
  ) {
    self.status = status
    self.message = message
    self.field = field
    self.retryAfterSeconds = retryAfterSeconds
  }
}

extension ContentType {
  /// Problem details (RFC 9457).
  static let problem = ContentType("application/problem+json")
}
