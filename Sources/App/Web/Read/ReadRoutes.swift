// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Library
import Reading
import Speaking

extension PathParameter where Value == ReadingID {
  /// The identifier of a request for a reading.
  static var reading: Self {
    PathParameter<String>.text.map { $0.utf8.count <= 64 ? ReadingID(rawValue: $0) : nil }
  }
}

extension Site {
  /// The addresses of Read.
  func addReadRoutes(to router: inout Router) {
    router.get("/read") { request in try await readPage(request) }
    router.get("/read/others") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      guard account.roles.contains(.volunteer) else {
        return .redirect(to: Sorry.notVolunteer.at("/read"))
      }
      return try await openRequests(account, request)
    }
    router.get("/read/requests/{id}", .reading) { request, id in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      return try await onePage(id, account, request)
    }
    router.get("/read/requests/{id}/audio", .reading) { request, id in
      try await recording(of: id, request)
    }
    router.get("/read/events") { request in
      guard let account = visit(of: request).account, let token = SessionCookie.token(in: request)
      else { throw Problem.other(.unauthorized) }
      return .events(events(for: account.id, token))
    }
    addRequesterRoutes(to: &router)
    addVolunteerRoutes(to: &router)
    addSafetyRoutes(to: &router)
    addQueueRoutes(to: &router)
    addAttachmentRoutes(to: &router)
    addRatingRoutes(to: &router)
    addUrgentRoutes(to: &router)
    addPartsRoutes(to: &router)
  }

  private func readPage(_ request: Request) async throws -> Response {
    let visit = visit(of: request)
    guard let account = visit.account else {
      return respond(withKept: "/read", to: request) { visit in readWelcomePage(visit) }
    }
    guard account.roles.contains(.requester) else {
      return try await openRequests(account, request)
    }
    var query = ListQuery(request.target.query)
    let shelves = try await shelves(of: account.id, &query)
    let told = query.telling(visit)
    return respond(with: requesterPage(shelves, at: clock.now, told), to: request, as: told)
  }

  /// All lists of a requester from their beginning, or the one that the address names from where it says.
  private func shelves(
    of person: AccountID, _ query: inout ListQuery
  ) async throws -> [RequestShelf] {
    let all: KeyValuePairs<String, RequesterList> = [
      "answered": .answered, "waiting": .waiting, "withdrawn": .withdrawn,
    ]
    let place = query.takePlace()
    let wanted = query.take("list", all.map(\.key)) { word in all.first { $0.key == word }?.value }
    func shelf(_ name: String, _ list: RequesterList, _ found: ListPage<OwnRequest>) -> RequestShelf
    {
      RequestShelf(
        list: list, requests: found.items,
        older: found.next.map { "/read?list=\(name)&after=\($0.rawValue)" })
    }
    // A place belongs to one list.
    if let place, let (name, list) = all.first(where: { $0.value == wanted }) {
      return [shelf(name, list, try await reading.requests(list, of: person, after: place))]
    }
    let pages = try await reading.requests(in: all.map(\.value), of: person)
    return zip(all, pages).map { one, page in shelf(one.key, one.value, page) }
  }

  /// One request as its requester or its volunteer sees it; for everyone else there is nothing here.
  ///
  /// - Parameters:
  ///   - rating: What is wrong with the rating that was sent; nil when none was.
  ///   - files: What is wrong with the files that were sent.
  func onePage(
    _ id: ReadingID, _ account: Account, _ request: Request, rating: FormState? = nil,
    files: FormState = FormState()
  ) async throws -> Response {
    var visit = visit(of: request)
    do throws(any Error) {
      let (own, text) = try await reading.requestAndText(id, of: account.id)
      if let whole = own.whole {
        // A part is on the page of its whole, which also says what was done with it.
        let query = request.target.rawQuery.map { "?" + $0 } ?? ""
        return .redirect(to: "/read/requests/\(whole.rawValue)\(query)")
      }
      var query = ListQuery(request.target.query)
      let place = query.takePlace()
      visit = query.telling(visit)
      let openings = try await reading.openings(of: id, by: account.id, after: place)
      let trust = RequestTrust(
        readers: try await reading.readers(of: id, by: account.id),
        openings: openings,
        latest: place == nil
          ? openings.items.first
          : try await reading.openings(of: id, by: account.id, size: 1).items.first,
        isFurtherOn: place != nil,
        urgency: try await reading.urgency(of: id, by: account.id))
      visit.notice?.tell(own, trust.readers, in: visit.language)
      return respond(
        with: requestPage(
          own, text: text, trust, heard: try await heard(of: own, visit),
          files: AttachedFiles(
            attachments: try await attachments.attachments(of: id, for: account.id),
            limits: attachments.limits, form: files),
          parts: OwnParts(
            parts: try await reading.parts(of: id, by: account.id),
            most: try await reading.mostParts(of: id, by: account.id)),
          rating: rating, at: clock.now, visit),
        to: request, as: visit,
        status: rating == nil && files.problems.isEmpty ? .ok : .unprocessableContent)
    } catch ReadingError.noSuchRequest {
      return try await volunteersPage(id, account, request)
    }
  }

  /// What there is to hear for the person who asked, from where they left it.
  private func heard(of request: OwnRequest, _ visit: Visit) async throws -> Heard {
    guard let owner = visit.account?.id else { return .nothing }
    let address = "/read/requests/\(request.summary.id.rawValue)"
    do throws(LibraryError) {
      if let track = request.state.playableTrack {
        let shelved = try await library.track(track, for: owner)
        guard case .ready(let seconds) = shelved.track.state else { return .nothing }
        let chapters = await chapters(of: request.summary.id, for: owner)
        return .person(
          Player(
            shelved, seconds: seconds, sound: "\(address)/audio", chapters: chapters, visit))
      }
      if case .withdrawn = request.state { return .nothing }
      let spoken = try await library.machineReading(
        of: request.summary.id.rawValue, for: owner)
      guard let spoken else {
        // A request of before there were machine voices has none either.
        let language = request.summary.language
        let isMissing = reading.speaksAtOnce && !LibraryService.hasMachineVoice(for: language)
        return isMissing ? .noMachineVoice : .nothing
      }
      return switch spoken.track.state {
      case .ready(let seconds): .machine(Player(spoken, seconds: seconds, visit))
      case .preparing: .machinePreparing
      case .failed: .machineFailed
      }
    } catch {
      return .nothing
    }
  }

  /// The files of a request that a volunteer has, as long as they may see them.
  private func shownFiles(
    of taken: TakenRequest, to account: Account
  ) async throws -> [Attachment] {
    switch taken.state {
    case .accepted: []
    case .claimed, .recorded:
      try await attachments.attachments(of: taken.summary.id, for: account.id)
    }
  }

  /// Where the chapters of a recording begin; a recording can be heard without them too.
  func chapters(of id: ReadingID, for listener: AccountID) async -> [Double] {
    (try? await reading.chapters(of: id, for: listener)) ?? []
  }

  /// One request as a volunteer sees it, or where to go when it is not theirs to see.
  ///
  /// - Parameter form: what is wrong with the recording or the link that was sent.
  func volunteersPage(
    _ id: ReadingID, _ account: Account, _ request: Request, _ form: FormState = FormState()
  ) async throws -> Response {
    var visit = visit(of: request)
    do throws(any Error) {
      switch try await reading.request(id, forVolunteer: account.id) {
      case .open where !form.problems.isEmpty: return .redirect(to: Sorry.claimEnded.at("/read"))
      case .open(let summary):
        let reason = VolunteerWords.reasonToWait(
          try await reading.standing(of: account.id), at: clock.now, in: visit.language)
        return respond(
          with: openRequestPage(summary, reasonToWait: reason, visit), to: request
        )
      case .taken(let taken):
        if case .recorded(let recording, _) = taken.state {
          visit.notice?.tell(recording.state, in: visit.language)
        }
        let found = try await reading.findings(of: id, for: account.id)
        if let found { visit.notice?.tell(found, in: visit.language) }
        visit.notice?.tell(taken.state, at: clock.now, visit.zone, in: visit.language)
        let links = LinkDesk(
          link: try await reading.link(of: id, for: account.id),
          isOn: try await reading.hostRules().takesLinks)
        if let link = links.link { visit.notice?.tell(link, in: visit.language) }
        return respond(
          with: takenRequestPage(
            taken, try await shownFiles(of: taken, to: account), found,
            chapters: await chapters(of: id, for: account.id), links: links, form, at: clock.now,
            visit),
          to: request, as: visit,
          status: form.problems.isEmpty ? .ok : .unprocessableContent)
      }
    } catch ReadingError.notOpen {
      return .redirect(to: Sorry.taken.at("/read"))
    } catch ReadingError.notAVolunteer {
      throw Problem.notFound
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    }
  }

  private func recording(of id: ReadingID, _ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { throw Problem.notFound }
    do throws(any Error) {
      return .audio(
        try await reading.audio(of: id, as: .asked(request), for: account.id),
        isDownload: request.target.query["download"] != nil)
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    } catch ReadingError.notReady {
      throw Problem.notFound
    }
  }

  /// Tells an open page which requests changed; the page then asks for itself again.
  ///
  /// Before each word it looks whether the session still holds, and ends with it: so nothing is told after a sign-out,
  /// whatever ended the session and on whichever machine.
  func events(
    for account: AccountID, _ token: SessionToken
  ) -> AsyncStream<ServerEvent> {
    let changes = reading.changes(for: account)
    let (events, continuation) = AsyncStream.makeStream(of: ServerEvent.self)
    let task = Task {
      var iterator = changes.makeAsyncIterator()
      // The session may have ended since it was looked up, before anything was listened to. Only this one looks: each
      // stream that opens must not make work for all others of the account.
      var next: ReadingChange? = .sessions
      while let change = next {
        guard let isHeld = try? await accounts.holds(token, for: account) else { break }
        guard isHeld else {
          // So that what is private does not stay on a page that nobody is signed in for.
          continuation.yield(ServerEvent(name: "signed-out", data: "signed-out"))
          break
        }
        switch change {
        case .sessions: break
        case .request(let id): continuation.yield(ServerEvent(name: "change", data: id.rawValue))
        case .shelf(let id): continuation.yield(ServerEvent(name: "change", data: id))
        case .ring: continuation.yield(ServerEvent(name: "ring", data: "ring"))
        case .openRequests: continuation.yield(ServerEvent(name: "change", data: "open"))
        }
        next = await iterator.next()
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return events
  }

  /// Leads on after an act on a request, or says why it was refused.
  func act(
    _ request: Request, done: Done, at address: String, sorryAt: String? = nil,
    _ body: (AccountID) async throws(ReadingError) -> Void
  ) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    do throws(any Error) {
      try await body(account.id)
      return .redirect(to: done.at(address))
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    } catch ReadingError.noMoreTime {
      // They still have the text, and go on with it.
      return try sayWhy(.noMoreTime, at: address)
    } catch let error as ReadingError {
      return try sayWhy(error, at: sorryAt ?? address)
    }
  }

  /// Leads to a page that says why an act was refused, and how long to wait where that helps.
  func sayWhy(_ error: ReadingError, at address: String) throws -> Response {
    guard let sorry = Sorry(error) else { throw error }
    let wait = error.wait(at: clock.now).map { "&minutes=\(VolunteerWords.minutes($0))" }
    return .redirect(to: sorry.at(address) + (wait ?? ""))
  }
}

extension Response {
  /// A sound with ranges, as an element `audio` asks for it.
  static func audio(_ sound: AudioFile, isDownload: Bool) -> Response {
    var response = Response.file(
      FileBody(
        path: sound.path, type: ContentType(sound.form.contentType),
        downloadName: isDownload ? sound.title + sound.form.ending : nil,
        etag: sound.entityTag))
    // Sounds belong to one person; the browser may keep them as long as it asks each time.
    response.headers[.cacheControl] = "private, no-cache"
    return response
  }
}
