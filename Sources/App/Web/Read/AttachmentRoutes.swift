// SPDX-License-Identifier: Apache-2.0

import Accounts
import DocumentReading
import HTTPServer
import Reading
import Speaking

extension PathParameter where Value == AttachmentID {
  /// The identifier of an attached file.
  static var attachment: Self {
    PathParameter<String>.text.map { $0.utf8.count <= 64 ? AttachmentID(rawValue: $0) : nil }
  }
}

extension Site {
  /// What a form with files may hold: the files of a request, and a long text beside them.
  var attachingLimits: BodyLimits {
    .upload(maximumBytes: attachments.limits.requestBytes + (2 << 20), lane: .members)
  }

  /// The addresses of attached files.
  func addAttachmentRoutes(to router: inout Router) {
    router.post(
      "/read/requests/{id}/attachments", .reading, body: attachingLimits,
      checkHead: mayBeAVolunteers, sender: signedInSender
    ) { request, id in try await attach(to: id, request) }
    router.get("/read/attachments/{id}/original", .attachment) { request, id in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      do throws(AttachmentError) {
        return .original(try await attachments.original(id, for: account.id))
      } catch {
        switch error {
        case .noSuchAttachment, .reading(.noSuchRequest): throw Problem.notFound
        case .reading(let error): throw error
        case .document, .tooManyFiles, .tooMuchTogether, .tooMuchInAll: throw error
        }
      }
    }
    addAct("remove", .fileRemoved, to: &router) { (id, person) throws(AttachmentError) in
      try await attachments.remove(id, by: person)
    }
    addAct("restore", .fileBack, to: &router) { (id, person) throws(AttachmentError) in
      try await attachments.restore(id, by: person)
    }
    for move in AttachmentService.Move.allCases {
      addAct(move.rawValue, .fileMoved, to: &router) { (id, person) throws(AttachmentError) in
        try await attachments.move(id, move, by: person)
      }
    }
  }

  private func addAct(
    _ name: String, _ done: Done, to router: inout Router,
    _ body: @escaping @Sendable (AttachmentID, AccountID) async throws(AttachmentError) -> ReadingID
  ) {
    router.post("/read/attachments/{id}/\(name)", .attachment) { request, id in
      guard let account = visit(of: request).account else { return askToSignIn(request) }
      do throws(AttachmentError) {
        let reading = try await body(id, account.id)
        let address = "/read/requests/\(reading.rawValue)"
        // What undoes a removal needs to know which file it was.
        return .redirect(
          to: done.at(done == .fileRemoved ? "\(address)?request=\(id.rawValue)" : address))
      } catch {
        switch error {
        case .noSuchAttachment, .reading(.noSuchRequest): throw Problem.notFound
        case .reading(let error): return try sayWhy(error, at: "/read")
        case .tooManyFiles, .tooMuchTogether, .tooMuchInAll, .document:
          throw Problem.other(.conflict)
        }
      }
    }
  }

  /// Adds the files that a form brings; of several each is added that can be, and what is wrong with the others is told.
  private func attach(to id: ReadingID, _ request: Request) async throws -> Response {
    guard let account = visit(of: request).account else { return askToSignIn(request) }
    let address = "/read/requests/\(id.rawValue)"
    let sent = request.form.attachedFiles
    var state = FormState()
    if sent.isEmpty { state.refuse(AttachmentFields.files) { AttachmentWords[$0].noFile } }
    for file in sent {
      do throws(AttachmentError) {
        let examined = try await attachments.examined(
          file.path, named: file.clientName, by: account.id)
        try await attachments.add(examined, to: id, by: account.id)
      } catch {
        switch error {
        case .reading(.noSuchRequest), .noSuchAttachment: throw Problem.notFound
        case .reading(let error): return try sayWhy(error, at: address)
        case .document, .tooManyFiles, .tooMuchTogether, .tooMuchInAll:
          state.refuse(error, of: file.clientName)
        }
        if error.isOfAll { break }
      }
    }
    guard !state.problems.isEmpty else { return .redirect(to: Done.filesAdded.at(address)) }
    return try await onePage(id, account, request, files: state)
  }

  /// Looks at the files that come with a new request, and tells what is wrong.
  /// - Parameter kept: those that came before, when the form was refused.
  func examinedFiles(
    in form: Form, of person: AccountID, beside kept: [KeptFile], _ state: inout FormState
  ) async throws -> [ExaminedFile] {
    var examined: [ExaminedFile] = []
    for file in form.attachedFiles {
      do throws(AttachmentError) {
        let one = try await attachments.examined(
          file.path, named: file.clientName, by: person)
        try attachments.checkTogether(kept, and: examined + [one])
        examined.append(one)
      } catch {
        guard AttachmentWords.told(error, in: .english) != nil else { throw error }
        state.refuse(error, of: file.clientName)
        if error.isOfAll { break }
      }
    }
    return examined
  }

  /// The files that came when the form was refused before; one that is not there any more is told.
  func keptFiles(
    in form: Form, of person: AccountID, _ state: inout FormState
  ) async throws -> [KeptFile] {
    let ids = KeptFiles.ids(in: form)
    let kept = try await attachments.kept(ids, by: person)
    if kept.count < ids.count {
      state.refuse(AttachmentFields.files) { AttachmentWords[$0].keptGone }
    }
    return kept
  }

  /// Says who sends a form with files; a text without any may still come from somebody whose session has ended, and is
  /// kept for them.
  @Sendable func askingSender(_ request: Request) async throws(Problem) -> String? {
    let length = request.headers[.contentLength].flatMap { Int($0) } ?? .max
    if length <= BodyLimits.standard.totalBytes, SessionCookie.token(in: request) == nil {
      return nil
    }
    return try await signedInSender(request)
  }
}

extension Form {
  /// The files that were chosen or photographed, in their order.
  var attachedFiles: [UploadedFile] {
    files.filter {
      ($0.fieldName == AttachmentFields.files || $0.fieldName == AttachmentFields.photo)
        && ($0.size > 0 || !$0.clientName.isEmpty)
    }
  }
}

extension AttachmentError {
  /// Whether it is not one file that is at fault, so that the others would hear the same.
  fileprivate var isOfAll: Bool {
    switch self {
    case .tooManyFiles, .tooMuchTogether, .tooMuchInAll: true
    case .reading, .noSuchAttachment, .document: false
    }
  }
}

extension FormState {
  /// Says what is wrong with one file.
  fileprivate mutating func refuse(_ error: AttachmentError, of name: String) {
    refuse(AttachmentFields.files) { language in
      let reason = AttachmentWords.told(error, in: language) ?? ""
      return AttachmentWords[language].refused(["name": name, "reason": reason])
    }
  }
}
