// SPDX-License-Identifier: Apache-2.0

import Accounts
import HTML
import HTTPServer
import Reading

/// The form of a request that came after its session had ended.
///
/// What was written is long and dear. So the form to sign in takes it along in hidden fields and brings it back, and it
/// is stored nowhere.
struct KeptForm: Sendable {
  /// The request to change; nil for a new one.
  let changing: ReadingID?
  /// What was filled in, by field.
  let values: [String: String]

  /// The most bytes that it takes as a form encodes them.
  ///
  /// A form is refused beyond a mebibyte (`BodyLimits.standard`), and the other fields need some room.
  private static let mostBytes = (1 << 20) - 8192
  private static let prefix = "kept-"
  private static let place = "kept-request"

  /// Takes along what was sent; nil where there is nothing, or more than can be sent on.
  init?(sent request: Request, to id: ReadingID?) {
    changing = id
    values = Self.values { request.form[$0] }
    let size = values.values.reduce(0) { size, text in
      size + text.utf8.reduce(0) { $0 + ($1.isLetterOrDigit ? 1 : 3) }
    }
    guard !values.isEmpty, size <= Self.mostBytes else { return nil }
  }

  /// Takes what the form to sign in brings back; nil where it has nothing with it.
  init?(broughtBy form: Form) {
    guard let id = form[Self.place], id.utf8.count <= 64 else { return nil }
    changing = id.isEmpty ? nil : ReadingID(rawValue: id)
    values = Self.values { form[Self.prefix + $0] }
  }

  /// The hidden fields that take it along.
  @HTMLBuilder var fields: Node {
    input(.hidden, .name(Self.place), .value(changing?.rawValue ?? ""))
    for (name, text) in values.sorted(by: { $0.key < $1.key }) {
      input(.hidden, .name(Self.prefix + name), .value(text))
    }
  }

  private static func values(_ value: (String) -> String?) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (RequestField.controls + [KeptFiles.field]).compactMap { name in
        value(name).map { (name, $0) }
      }
    )
  }
}

extension Site {
  /// Says that nothing was sent, with the form to sign in and what was written in it.
  func askToSignIn(_ request: Request, keeping kept: KeptForm) -> Response {
    var visit = visit(of: request)
    visit.notice = Notice(words: AccountWords[visit].nothingSent, isRefusal: true)
    return respond(
      with: signInPage(FormState(), returnTo: nil, keeping: kept, visit), to: request, as: visit,
      status: .unauthorized)
  }

  /// The form as it was filled in, to be looked over and sent, for who has signed in again.
  func reopen(_ kept: KeptForm, for account: Account, _ request: Request) async throws -> Response {
    guard account.roles.contains(.requester) else {
      return .redirect(to: Sorry.notRequester.at("/read"))
    }
    var changing = kept.changing
    if let id = changing {
      // Whoever signed in now may be another person: then it is a new request.
      do throws(ReadingError) {
        _ = try await reading.request(id, of: account.id)
      } catch .noSuchRequest { changing = nil }
    }
    var visit = Visit(to: request, account: account, assets: assets)
    visit.notice = Notice(words: AccountWords[visit].notSentYet)
    let isVetting = try await reading.hostRules().isVetting
    let files = try await attachments.kept(
      KeptFiles.ids(kept.values[KeptFiles.field]), by: account.id)
    return respond(
      with: askPage(
        FormState(values: kept.values), changing: changing, isVetting: isVetting, kept: files,
        visit),
      to: request, as: visit)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
