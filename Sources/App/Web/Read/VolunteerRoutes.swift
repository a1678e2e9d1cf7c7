// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Library
import Reading
import Speaking

extension Site {
  /// The acts of those who read.
  func addVolunteerRoutes(to router: inout Router) {
    addSendAnywayRoute(to: &router)
    addLinkRoutes(to: &router)
    router.get("/read/mine") { request in try await taken(request) }
    router.post("/read/requests/{id}/claim", .reading) { request, id in
      let here = "/read/requests/\(id.rawValue)"
      return try await act(request, done: .claimed, at: here, sorryAt: "/read") {
        (person) throws(ReadingError) in
        _ = try await reading.claim(id, by: person, from: request.clientNetwork.description)
      }
    }
    router.post("/read/requests/{id}/extend", .reading) { request, id in
      let here = "/read/requests/\(id.rawValue)"
      return try await act(request, done: .extended, at: here, sorryAt: "/read") {
        (person) throws(ReadingError) in _ = try await reading.extendClaim(id, by: person)
      }
    }
    router.post("/read/requests/{id}/give-back", .reading) { request, id in
      try await act(request, done: .givenBack, at: "/read") {
        (person) throws(ReadingError) in try await reading.giveBack(id, by: person)
      }
    }
    router.post(
      "/read/requests/{id}/recording", .reading,
      body: .upload(maximumBytes: recordingLimitBytes, lane: .members),
      checkHead: mayBeAVolunteers, sender: signedInSender
    ) { request, id in try await send(id, request) }
  }

  /// Lets a recording go to its requester although something serious was noticed in it.
  func addSendAnywayRoute(to router: inout Router) {
    router.post("/read/requests/{id}/send-anyway", .reading) { request, id in
      let here = "/read/requests/\(id.rawValue)"
      return try await act(request, done: .sentAnyway, at: here) {
        (person) throws(ReadingError) in
        guard let found = try await reading.findings(of: id, for: person) else {
          throw .noSuchRequest
        }
        try await reading.sendAnyway(found.recording, by: person)
      }
    }
  }

  /// Lets only what can come from a signed-in person on a page of ours take room on the disk.
  ///
  /// Whose session it is, and whether it still is one, `signedInSender` finds out.
  @Sendable func mayBeAVolunteers(_ request: Request) throws(Problem) {
    guard showsItsOwnToken(request) || SameOrigin.isOwn(request) else { throw .crossOrigin }
    guard SessionCookie.token(in: request) != nil else { throw .other(.unauthorized) }
  }

  /// Whose recording takes up room, so that nobody holds places in the names of sessions that are none.
  @Sendable func signedInSender(_ request: Request) async throws(Problem) -> String? {
    guard let token = SessionCookie.token(in: request) else { throw .other(.unauthorized) }
    let account: Account?
    do { account = try await accounts.account(for: token) } catch {
      throw Problem(ofStorage: error) ?? .failed
    }
    guard let account else { throw .other(.unauthorized) }
    return "account \(account.id.rawValue)"
  }

  /// The open requests, as the address filters them.
  func openRequests(_ account: Account, _ request: Request) async throws -> Response {
    var query = ListQuery(request.target.query)
    var filter = OpenFilter(
      category: query.take("category", Category.allCases.map(\.rawValue)) {
        Category(rawValue: $0)
      },
      language: query.take(
        "language",
        refusal: { tag in
          { FormWords[$0].allShown(ReadWords[$0].unknownLanguage(tag)) }
        },
        { TextLanguage(tag: $0) }))
    filter.interests = try await reading.interests(of: account.id)
    // Whoever asks for nothing else sees what they read.
    let asked = request.target.query
    filter.isByInterests =
      !filter.interests.areAll && asked["category"] == nil && asked["language"] == nil
    let found = try await reading.openRequests(
      for: account.id, category: filter.category, language: filter.language,
      withinInterests: filter.isByInterests, after: query.takePlace())
    let standing = try await reading.standing(of: account.id)
    var visit = query.telling(visit(of: request))
    let next = found.next.map { "\(filter.address(visit))after=\($0.rawValue)" }
    let told = visit.notice?.tell(standing, at: clock.now, in: visit.language) ?? false
    let sentences = VolunteerWords.sentences(standing, at: clock.now, in: visit.language)
    let reason = VolunteerWords.reasonToWait(standing, at: clock.now, in: visit.language)
    return respond(
      with: openRequestsPage(
        found.items, nextAddress: next, filter,
        standing: told ? sentences.filter { $0 != reason } : sentences,
        urgent: try await reading.urgentRequests(for: account.id),
        isRung: try await reading.isRung(account.id),
        visit),
      to: request, as: visit)
  }

  private func taken(_ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    var query = ListQuery(request.target.query)
    let after = query.takePlace()
    let visit = query.telling(visit(of: request))
    // A volunteer has at most a handful under way, so only what is done goes on over pages.
    let present = after == nil ? try await reading.taken(.present, by: account.id).items : []
    let past = try await reading.taken(.past, by: account.id, after: after)
    let links = present.isEmpty ? [:] : try await reading.links(of: account.id)
    return respond(
      with: takenPage(
        present: present, past: past.items, links: links,
        older: past.next.map { "/read/mine?after=\($0.rawValue)" }, at: clock.now,
        visit), to: request, as: visit)
  }

  private func send(_ id: ReadingID, _ request: Request) async throws -> Response {
    let here = "/read/requests/\(id.rawValue)"
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    guard let file = request.form.file("recording"), file.size > 0 else {
      return try await refuse(id, account, request) { VolunteerWords[$0].noFile }
    }
    if let problem = await reading.problem(ofFileAt: file.path) {
      return try await refuse(id, account, request) { ReadStateWords[$0].problem(problem) }
    }
    return try await act(request, done: .sent, at: here, sorryAt: "/read") {
      (person) throws(ReadingError) in
      try await reading.submitRecording(for: id, by: person, movingFileAt: file.path)
    }
  }

  /// The page again, with what is wrong with the file that was sent.
  private func refuse(
    _ id: ReadingID, _ account: Account, _ request: Request, _ words: @escaping Saying
  ) async throws -> Response {
    var form = FormState()
    form.refuse("recording", words)
    return try await volunteersPage(id, account, request, form)
  }
}
