// SPDX-License-Identifier: Apache-2.0

import Accounts
import Bytes
import HTTPServer

extension Site {
  /// Everything that programs can ask.
  var apiOperations: [APIOperation] {
    accountOperations + sessionOperations + letterOperations + copyOperations + speechOperations
      + trackOperations + bookOperations + podcastOperations
      + requestOperations + attachmentOperations + requestActOperations + queueOperations
      + uploadOperations + safetyOperations
      + eventOperations + operatorOperations + mapOperations
      + chartOperations + liveChartOperations + chapterOperations
      + chartConversionOperations + brailleOperations
  }

  /// The addresses of the API.
  func addAPIRoutes(to router: inout Router) {
    let operations = apiOperations
    for operation in operations { operation.add(to: &router, of: self) }
    let document = OpenAPI(operations: operations, version: version).json
    router.get("/api/v1/openapi.json") { _ in .bytes(document, type: .json) }
    addKept("/api", to: &router) { visit in apiPage(operations, visit) }
  }

  /// Answers an operation; what it refuses becomes an error in JSON.
  func answer(
    _ request: Request, _ body: (Visit) async throws -> Response
  ) async throws -> Response {
    let visit = visit(of: request)
    do throws(any Error) {
      var response = try await body(visit)
      response.headers[.cacheControl] = response.headers[.cacheControl] ?? "private, no-store"
      return response
    } catch let error as APIError {
      return error.response(for: visit)
    }
  }

  /// Who is signed in, or 401.
  func account(of visit: Visit) throws(APIError) -> Account {
    guard let account = visit.account else { throw APIError(.other(.unauthorized)) }
    return account
  }
}

/// Whether a request may come from anywhere, because no other site can do anything by it in somebody's name.
func mayComeFromElsewhere(_ request: Request) -> Bool {
  showsItsOwnToken(request) || OpenToOtherSites.isOpen(request)
}

/// Whether a request shows by itself who sends it, so that no other site can send it in somebody's name.
func showsItsOwnToken(_ request: Request) -> Bool {
  guard request.segments.first == "api" else { return false }
  // These do nothing in the name of a cookie.
  let open = ["accounts", "password-resets", "sessions", "speech"]
  return request.headers[.authorization] != nil
    || open.contains { request.segments == ["api", "v1", $0] }
}

extension HeaderName {
  /// The header `Authorization`.
  static let authorization: HeaderName = "Authorization"
  /// The header `WWW-Authenticate`.
  static let wwwAuthenticate: HeaderName = "WWW-Authenticate"
}
