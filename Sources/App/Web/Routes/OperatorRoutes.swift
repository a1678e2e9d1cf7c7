// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTTPServer
import Reading

extension Site {
  /// The page of those who look after the server; for everybody else there is nothing here.
  func addOperatorRoutes(to router: inout Router) {
    router.get("/operator") { request in
      guard visit(of: request).account != nil else { return askToSignIn(request) }
      try requireOperator(request)
      let desk = OperatorDesk(
        rules: try await reading.hostRules(), reports: try await reading.openReports(),
        volunteers: try await reading.volunteers())
      return respond(with: operatorPage(desk, visit(of: request)), to: request)
    }
    addOperatorAct("vet", .vetted, to: &router) { (id) throws(ReadingError) in
      try await reading.vet(id)
    }
    addOperatorAct("unvet", .unvetted, to: &router) { (id) throws(ReadingError) in
      try await reading.unvet(id)
    }
    addOperatorAct("bar", .barred, to: &router) { (id) throws(ReadingError) in
      try await reading.bar(id)
    }
    addOperatorAct("allow", .allowed, to: &router) { (id) throws(ReadingError) in
      try await reading.allow(id)
    }
    router.post("/operator/reports/{id}/settle", .text) { request, id in
      try await operate(request, .settled) { () throws(ReadingError) in
        try await reading.settle(ReportID(rawValue: id))
      }
    }
    router.post("/operator/vetting/{state}", .text) { request, state in
      guard state == "on" || state == "off" else { throw Problem.notFound }
      return try await operate(request, .rules) { () throws(ReadingError) in
        try await reading.setVetting(state == "on")
      }
    }
  }

  private func addOperatorAct(
    _ name: String, _ done: Done, to router: inout Router,
    _ body: @escaping @Sendable (AccountID) async throws(ReadingError) -> Void
  ) {
    router.post("/operator/people/{id}/\(name)", .text) { request, id in
      try await operate(request, done, on: id) { () throws(ReadingError) in
        try await body(AccountID(rawValue: id))
      }
    }
  }

  private func requireOperator(_ request: Request) throws(Problem) {
    guard visit(of: request).account?.isOperator == true else { throw Problem.notFound }
  }

  private func operate(
    _ request: Request, _ done: Done, on id: String? = nil,
    _ body: () async throws(ReadingError) -> Void
  ) async throws -> Response {
    try requireOperator(request)
    do throws(any Error) {
      try await body()
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    } catch ReadingError.notAVolunteer {
      throw Problem.notFound
    }
    return .redirect(to: done.at(id.map { "/operator?request=\($0)" } ?? "/operator"))
  }
}
