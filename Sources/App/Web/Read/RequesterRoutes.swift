// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Phrases
import Reading
import Speaking

extension Site {
  /// The acts of those who ask.
  func addRequesterRoutes(to router: inout Router) {
    router.get("/read/requests/new") { request in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      guard account.role == .requester else {
        return .redirect(to: Sorry.notRequester.at("/read"))
      }
      let visit = visit(of: request)
      let isVetting = try await reading.hostRules().isVetting
      let state = FormState(values: [
        "language": visit.language.tag, "category": Category.other.rawValue,
        "readers": isVetting ? "vetted" : "anyone",
      ])
      return respond(with: askPage(state, isVetting: isVetting, visit), to: request)
    }
    router.post("/read/requests") { request in try await post(request, changing: nil) }
    router.get("/read/requests/{id}/edit", .reading) { request, id in
      try await editForm(of: id, request)
    }
    router.post("/read/requests/{id}", .reading) { request, id in
      try await post(request, changing: id)
    }
    router.post("/read/requests/{id}/withdraw", .reading) { request, id in
      try await act(request, done: .withdrawn, at: "/read?request=\(id.rawValue)") {
        (person) throws(ReadingError) in try await reading.withdraw(id, by: person)
      }
    }
    addRequesterAct("restore", .restored, to: &router) { (id, person) throws(ReadingError) in
      try await reading.restore(id, by: person)
    }
    addRequesterAct("good", .takenAsGood, to: &router) { (id, person) throws(ReadingError) in
      try await reading.accept(id, by: person)
    }
    router.post("/read/requests/{id}/again", .reading) { request, id in
      let address = "/read/requests/\(id.rawValue)"
      return try await act(
        request, done: .askedAgain, at: "\(address)?request=\(id.rawValue)", sorryAt: address
      ) { (person) throws(ReadingError) in try await reading.askAgain(id, by: person) }
    }
    addRequesterAct("keep", .recordingBack, to: &router) { (id, person) throws(ReadingError) in
      try await reading.keepAfterAll(id, by: person)
    }
  }

  private func addRequesterAct(
    _ name: String, _ done: Done, to router: inout Router,
    _ body: @escaping @Sendable (ReadingID, AccountID) async throws(ReadingError) -> Void
  ) {
    router.post("/read/requests/{id}/\(name)", .reading) { request, id in
      try await act(request, done: done, at: "/read/requests/\(id.rawValue)") {
        (person) throws(ReadingError) in try await body(id, person)
      }
    }
  }

  private func editForm(of id: ReadingID, _ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    do throws(any Error) {
      let own = try await reading.request(id, of: account.id)
      guard own.state == .open else {
        return .redirect(to: Sorry.notNow.at("/read/requests/\(id.rawValue)"))
      }
      let summary = own.summary
      var state = FormState(values: [
        "title": summary.title, "text": own.text, "category": summary.category.rawValue,
        "language": summary.language.tag,
        "deadline": summary.deadline.map { CivilDate($0).isoText } ?? "",
      ])
      state.fill(try await reading.readers(of: id, by: account.id))
      let isVetting = try await reading.hostRules().isVetting
      return respond(
        with: askPage(state, changing: id, isVetting: isVetting, visit(of: request)), to: request)
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    }
  }

  /// The fields of the form, from its beginning to its end.
  static let askFields = [
    "title", "text", "language", "category", "deadline", "readers", "names",
  ]

  private func post(_ request: Request, changing id: ReadingID?) async throws -> Response {
    guard let account = visit(of: request).account else {
      guard let kept = KeptForm(sent: request, to: id) else { return askToSignIn(request) }
      return askToSignIn(request, keeping: kept)
    }
    var state = FormState(request.form, Self.askFields)
    var draft = state.draft(in: visit(of: request).language)
    draft.readers = state.readers
    let network = request.clientNetwork.description
    do throws(any Error) {
      if state.problems.isEmpty {
        if let id {
          try await reading.edit(id, to: draft, by: account.id, from: network)
          return .redirect(to: Done.edited.at("/read/requests/\(id.rawValue)"))
        }
        let new = try await reading.post(draft, by: account.id, from: network)
        return .redirect(to: Done.asked.at("/read/requests/\(new.rawValue)"))
      }
      // What else is wrong is told with it: nobody corrects a form one mistake at a time.
      state.refuse(try await reading.problems(in: draft, by: account.id, from: network))
    } catch ReadingError.invalid(let problems) {
      state.refuse(problems)
    } catch ReadingError.noSuchRequest {
      throw Problem.notFound
    } catch let error as ReadingError {
      guard state.keep(error, at: clock.now) else {
        return try sayWhy(error, at: id.map { "/read/requests/\($0.rawValue)" } ?? "/read")
      }
    }
    state.sortProblems(as: Self.askFields)
    let isVetting = try await reading.hostRules().isVetting
    return respond(
      with: askPage(state, changing: id, isVetting: isVetting, visit(of: request)), to: request,
      status: .unprocessableContent)
  }
}

extension FormState {
  /// The request as it was filled in; a word that is not known is refused, and what is not there is the usual.
  mutating func draft(in language: Language) -> RequestDraft {
    let typed = value("deadline")
    let deadline = CivilDate(typed)
    if !typed.isEmpty, deadline == nil { refuse("deadline", ReadProblemWords.notADay) }
    let category = Category(rawValue: value("category"))
    let own = Language(tag: value("language"))
    if category == nil { refuseWord("category", Category.allCases.map(\.rawValue)) }
    if own == nil { refuseWord("language", Language.allCases.map(\.tag)) }
    if readers == nil { refuseWord("readers", ["vetted", "anyone", "named"]) }
    // Whoever names people means them, whatever else is chosen: nobody else may get the text by a mistake.
    let hasNames = value("names").contains { !$0.isWhitespace }
    if hasNames, value("readers") != "named" { refuse("names", ReadersWords.namesUnused) }
    return RequestDraft(
      title: value("title"), text: value("text"), category: category ?? .other,
      language: own ?? language, deadline: deadline?.end)
  }

  /// Refuses the word in a field, if there is one.
  private mutating func refuseWord(_ field: String, _ words: [String]) {
    guard !value(field).isEmpty else { return }
    refuse(field, InputWords.unknownWord(field, value(field), words))
  }

  /// Who may read it, as it was filled in; nil when the form does not say.
  var readers: Readers? {
    switch value("readers") {
    case "anyone": .anyone
    case "vetted": .vetted
    case "named":
      .named(
        value("names").split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "،" })
          .map(String.init))
    default: nil
    }
  }

  /// Fills in who may read it.
  mutating func fill(_ readers: Readers) {
    switch readers {
    case .anyone: values["readers"] = "anyone"
    case .vetted: values["readers"] = "vetted"
    case .named(let names):
      values["readers"] = "named"
      values["names"] = names.joined(separator: " ")
    }
  }

  /// Says why a request is not taken now, where it may be later: what was written is long and dear, and stays in the
  /// form.
  /// - Returns: Whether it is such a reason; else there is nothing more to do with the form.
  mutating func keep(_ error: ReadingError, at now: Timestamp) -> Bool {
    guard let sorry = Sorry(error) else { return false }
    switch sorry {
    case .tooOften:
      refuse("names", sorry.words(minutes: error.wait(at: now).map(StandingWords.minutes)))
    case .tooManyRequests, .barred: refuse("title", sorry.words())
    case .taken, .tooManyClaims, .claimEnded, .noMoreTime, .takenMeanwhile, .notNow, .notRequester,
      .notVolunteer, .noMoreToday, .noMoreFromHere, .signedOut:
      return false
    }
    return true
  }

  /// Says what the service found wrong, in the order of the form.
  mutating func refuse(_ problems: [RequestField: RequestProblem]) {
    for field in RequestField.allCases {
      guard let problem = problems[field] else { continue }
      refuse(
        field == .readers ? "names" : field.rawValue,
        ReadProblemWords.phrase(problem, in: field))
    }
  }
}
