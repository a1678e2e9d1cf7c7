// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Reading
import Speaking

extension Site {
  /// The page of those who look after the server; for everybody else there is nothing here.
  func addOperatorRoutes(to router: inout Router) {
    router.get("/operator") { request in
      guard visit(of: request).account != nil else { return askToSignIn(request) }
      try requireOperator(request)
      return try await desk(nil, request)
    }
    router.post("/operator/claims") { request in try await setClaims(request) }
    for act in HostAct.allCases {
      router.post("/operator/people/{id}/\(act.rawValue)", .text) { request, id in
        try await operate(request, Done(act), on: id, at: "person-\(id)") {
          () throws(ReadingError) in
          try await reading.perform(act, on: AccountID(rawValue: id))
        }
      }
    }
    router.post("/operator/reports/{id}/settle", .text) { request, id in
      try await operate(request, .settled, on: id, at: "reports") { () throws(ReadingError) in
        try await reading.settle(ReportID(rawValue: id))
      }
    }
    router.post("/operator/reports/{id}/reopen", .text) { request, id in
      try await operate(request, .reopened, at: "reports") { () throws(ReadingError) in
        try await reading.reopen(ReportID(rawValue: id))
      }
    }
    router.post("/operator/vetting/{state}", .text) { request, state in
      guard state == "on" || state == "off" else { throw Problem.notFound }
      let done: Done = state == "on" ? .vettingOn : .vettingOff
      return try await operate(request, done, at: "rules") { () throws(ReadingError) in
        try await reading.setVetting(state == "on")
      }
    }
    router.post("/operator/links/{state}", .text) { request, state in
      guard state == "on" || state == "off" else { throw Problem.notFound }
      let done: Done = state == "on" ? .linksOn : .linksOff
      return try await operate(request, done, at: "rules") { () throws(ReadingError) in
        try await reading.setTakesLinks(state == "on")
      }
    }
  }

  /// The page, after a form on it was refused or on its own.
  func desk(
    _ claims: FormState?, link: FormState = FormState(), _ request: Request
  ) async throws -> Response {
    var query = ListQuery(request.target.query)
    let peoplePlace = query.takePlace("people")
    let reportsPlace = query.takePlace("reports")
    let desk = OperatorDesk(
      rules: try await reading.hostRules(),
      reports: try await reading.openReports(
        size: ReadingService.maximumPageSize, after: reportsPlace),
      people: try await reading.peopleForHost(
        size: ReadingService.maximumPageSize, after: peoplePlace),
      isFurtherOn: peoplePlace != nil || reportsPlace != nil)
    var visit = query.telling(visit(of: request))
    // Whoever was allowed again may stand in no list any more.
    if let done = visit.notice?.done, let id = request.target.query["request"],
      let person = try? await accounts.account(AccountID(rawValue: id)),
      let words = OperatorWords[visit].done(done, to: person.username)
    {
      visit.notice?.words = words
    }
    return respond(
      with: operatorPage(desk, claims: claims, link: link, at: clock.now, visit), to: request,
      as: visit, status: claims == nil && link.problems.isEmpty ? .ok : .unprocessableContent)
  }

  /// Settles how many texts can be taken in a day; both numbers or none.
  private func setClaims(_ request: Request) async throws -> Response {
    try requireOperator(request)
    var state = FormState(request.form, ClaimFields.names)
    var counts: [Int] = []
    for field in ClaimFields.names {
      if let count = Int(state.value(field)), Administration.claimCounts.contains(count) {
        counts.append(count)
      } else {
        state.refuse(field) { OperatorWords[$0].notACount(Administration.claimCounts) }
      }
    }
    guard state.problems.isEmpty else { return try await desk(state, request) }
    return try await operate(request, .numbers, at: "rules") { () throws(ReadingError) in
      try await reading.setClaimsPerDay(counts[0])
      try await reading.setClaimsPerNetwork(counts[1])
    }
  }

  func requireOperator(_ request: Request) throws(Problem) {
    guard visit(of: request).account?.isOperator == true else { throw Problem.notFound }
  }

  private func operate(
    _ request: Request, _ done: Done, on id: String? = nil, at place: String,
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
    // Back to the part of the lists on which it was done.
    let here = visit(of: request).address
    let page = here.hasPrefix("/operator?") ? here : "/operator"
    let mark = page == here && page != "/operator" ? "&" : "?"
    let address = done.at(id.map { "\(page)\(mark)request=\($0)" } ?? page)
    return .redirect(to: "\(address)#\(place)")
  }
}

extension Done {
  /// What the host did to a person.
  fileprivate init(_ act: HostAct) {
    switch act {
    case .vet: self = .vetted
    case .unvet: self = .unvetted
    case .stop: self = .barred
    case .allow: self = .allowed
    }
  }
}
