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

  /// The error as `{"error":{"message":…,"field":…,"problems":[…]}}`.
  func response(for visit: Visit) -> Response {
    var writer = JSONWriter()
    writer.object { json in
      json.key("error")
      json.object { error in
        error.field("message", visit(message))
        if let field { error.field("field", field) }
        guard !problems.isEmpty else { return }
        error.key("problems")
        error.array { list in
          for problem in problems {
            list.object { json in
              json.field("field", problem.field)
              json.field("message", visit(problem.words))
            }
          }
        }
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
