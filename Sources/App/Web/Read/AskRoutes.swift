// SPDX-License-Identifier: Apache-2.0

import Accounts
import Database
import HTTPServer
import Library
import Reading
import Speaking

extension Site {
  /// Posts a new request with its files, or shows the form again with all that was in it.
  func ask(_ request: Request, _ account: Account) async throws -> Response {
    var state = FormState(request.form, RequestField.controls + ["urgent"])
    if let dropped = request.form[KeptFiles.drop] {
      return try await drop(dropped, state, request, account)
    }
    let draft = state.draft(in: visit(of: request).language)
    let network = request.clientNetwork.description
    let kept = try await keptFiles(in: request.form, of: account.id, &state)
    let files = try await examinedFiles(
      in: request.form, of: account.id, beside: kept, &state)
    do throws(any Error) {
      if state.problems.isEmpty {
        let isUrgent = !state.value("urgent").isEmpty
        if isUrgent { try await reading.requireUrgentAllowed(for: account.id) }
        let new = try await reading.post(draft, by: account.id, from: network)
        if let missing = try await attach(kept, files, to: new, account, request) { return missing }
        if isUrgent {
          return try await act(request, done: .rings, at: "/read/requests/\(new.rawValue)") {
            (person) throws(ReadingError) in try await reading.makeUrgent(new, by: person)
          }
        }
        return .redirect(to: Done.asked.at("/read/requests/\(new.rawValue)"))
      }
      // What else is wrong is told with it: nobody corrects a form one mistake at a time.
      state.refuse(try await reading.problems(in: draft, by: account.id, from: network))
    } catch ReadingError.invalid(let problems) {
      state.refuse(problems)
    } catch let error as ReadingError {
      guard state.keep(error, at: clock.now) else { return try sayWhy(error, at: "/read") }
    }
    return try await askAgain(&state, kept, files, request, account)
  }

  /// Attaches the files of a new request.
  /// - Returns: its page, where one of them is not kept any more: nil where all is well.
  private func attach(
    _ kept: [KeptFile], _ files: [ExaminedFile], to new: ReadingID, _ account: Account,
    _ request: Request
  ) async throws -> Response? {
    do throws(AttachmentError) {
      for file in kept { try await attachments.add(file, to: new, by: account.id) }
      for file in files { try await attachments.add(file, to: new, by: account.id) }
      return nil
    } catch {
      switch error {
      case .reading(let error): throw error
      case .tooMuchInAll:
        var state = FormState()
        state.refuse(AttachmentFields.files) { AttachmentWords.told(error, in: $0) ?? "" }
        return try await onePage(new, account, request, files: state)
      case .noSuchAttachment, .document, .tooManyFiles, .tooMuchTogether:
        // The same form was sent twice at once, and the other request has the files.
        var state = FormState()
        state.refuse(AttachmentFields.files) { AttachmentWords[$0].keptGone }
        return try await onePage(new, account, request, files: state)
      }
    }
  }

  /// The form with what was filled in, and with the files that came: they are kept until it is sent again.
  private func askAgain(
    _ state: inout FormState, _ kept: [KeptFile], _ files: [ExaminedFile], _ request: Request,
    _ account: Account, told notice: Notice? = nil
  ) async throws -> Response {
    var kept = kept
    do throws(AttachmentError) {
      for file in files { kept += try await attachments.keep([file], by: account.id) }
    } catch {
      state.refuse(AttachmentFields.files) { AttachmentWords[$0].chooseAgain }
    }
    state.sortProblems(as: RequestField.controls)
    var visit = visit(of: request)
    if let notice { visit.notice = notice }
    let isVetting = try await reading.hostRules().isVetting
    return respond(
      with: askPage(state, isVetting: isVetting, kept: kept, visit), to: request, as: visit,
      status: state.problems.isEmpty ? .ok : .unprocessableContent)
  }

  /// Removes a file that was kept, and shows the form as it was filled in.
  private func drop(
    _ id: String, _ state: FormState, _ request: Request, _ account: Account
  ) async throws -> Response {
    var state = state
    try await attachments.drop(id, by: account.id)
    let others = KeptFiles.ids(in: request.form).filter { $0 != id }
    let kept = try await attachments.kept(others, by: account.id)
    let files = try await examinedFiles(
      in: request.form, of: account.id, beside: kept, &state)
    let words = AttachmentWords[visit(of: request)].removed
    return try await askAgain(
      &state, kept, files, request, account, told: Notice(words: words))
  }
}
