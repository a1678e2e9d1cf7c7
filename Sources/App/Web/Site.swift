// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import HTTPServer
import Speaking

/// What the routes work with: the services, and where the files are.
///
/// Each `Routes/…Routes.swift` adds the addresses of one part in an extension.
struct Site: Sendable {
  let assets: Assets

  /// Who asks, as the middleware found out.
  func visit(of request: Request) -> Visit {
    request[Visit.self] ?? Visit(to: request, account: nil, assets: assets)
  }

  /// The page, in the frame that all pages share.
  func respond(with page: Page, to request: Request, status: Status = .ok) -> Response {
    let visit = visit(of: request)
    var response = Response.html(page.document(for: visit).renderDocument(), status: status)
    response.headers[.contentLanguage] = visit.language.tag
    // Pages hold what belongs to one person.
    response.headers[.cacheControl] = "private, no-store"
    return response
  }

  /// The page for what went wrong.
  func respond(to request: Request, about problem: Problem) -> Response {
    respond(
      with: problemPage(problem, visit(of: request), requestID: request.id.description),
      to: request, status: problem.status)
  }
}
