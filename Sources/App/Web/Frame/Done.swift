// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Phrases

/// What an act did, carried to the next page as the question `done` of its address.
///
/// Only these words can be said there, so an address from elsewhere cannot put other words on a page.
enum Done: String, CaseIterable {
  case settings, welcome, signedIn, signedOut, profile, password, deleted
  case asked, edited, withdrawn, restored, takenAsGood, askedAgain, recordingBack
  case claimed, extended, givenBack, sent
  case blocked, unblocked, reported
  case vetted, unvetted, barred, allowed, settled, reopened, vettingOn, vettingOff, numbers

  /// The words.
  var words: Phrase {
    switch self {
    case .settings: SettingsWords.saved
    case .welcome: AccountWords.welcome
    case .signedIn: AccountWords.signedIn
    case .signedOut: AccountWords.signedOut
    case .profile: AccountWords.profileSaved
    case .password: AccountWords.passwordChanged
    case .deleted: AccountWords.deleted
    case .asked: ReadDoneWords.asked
    case .edited: ReadDoneWords.edited
    case .withdrawn: ReadDoneWords.withdrawn
    case .restored: ReadDoneWords.restored
    case .takenAsGood: ReadDoneWords.takenAsGood
    case .askedAgain: ReadDoneWords.askedAgain
    case .recordingBack: ReadDoneWords.recordingBack
    case .claimed: ReadDoneWords.claimed
    case .extended: ReadDoneWords.extended
    case .givenBack: ReadDoneWords.givenBack
    case .sent: ReadDoneWords.sent
    case .blocked: SafetyWords.blocked
    case .unblocked: SafetyWords.unblocked
    case .reported: SafetyWords.reported
    case .vetted: OperatorWords.vetted
    case .unvetted: OperatorWords.unvetted
    case .barred: OperatorWords.barred
    case .allowed: OperatorWords.allowed
    case .settled: OperatorWords.settled
    case .reopened: OperatorWords.reopened
    case .vettingOn: OperatorWords.isVetting
    case .vettingOff: OperatorWords.isNotVetting
    case .numbers: OperatorWords.numbersChanged
    }
  }

  /// The address with what was done, for the page that follows a form.
  func at(_ address: String) -> String {
    address + (address.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "done=" + rawValue
  }
}

extension Notice {
  /// What the address says that the last act did.
  init?(in target: RequestTarget, _ say: (Phrase) -> String) {
    if let sorry = target.query["sorry"].flatMap(Sorry.init(rawValue:)) {
      words = say(sorry.words(minutes: target.query["minutes"].flatMap { Int($0) }))
      isRefusal = true
      self.sorry = sorry
      return
    }
    guard let done = target.query["done"].flatMap(Done.init(rawValue:)) else { return nil }
    words = say(done.words)
    self.done = done
    if let id = target.query["request"], id.allSatisfy(\.isLetterOrDigit),
      let action = done.undone(about: id)
    {
      let isBlock = done == .blocked || done == .reported
      undo = Undo(
        words: say(isBlock ? ReadDoneWords.undoBlock : ReadDoneWords.undo), action: action)
    }
  }
}

extension Done {
  /// The address that undoes this act on a request, a block or a person; nil when there is none.
  fileprivate func undone(about id: String) -> String? {
    switch self {
    case .withdrawn: "/read/requests/\(id)/restore"
    case .askedAgain: "/read/requests/\(id)/keep"
    case .blocked, .reported: "/read/blocked/\(id)/undo"
    case .vetted: "/operator/people/\(id)/unvet"
    case .unvetted: "/operator/people/\(id)/vet"
    case .barred: "/operator/people/\(id)/allow"
    case .allowed: "/operator/people/\(id)/stop"
    case .settled: "/operator/reports/\(id)/reopen"
    case .settings, .welcome, .signedIn, .signedOut, .profile, .password, .deleted, .asked, .edited,
      .restored, .takenAsGood, .recordingBack, .claimed, .extended, .givenBack, .sent, .unblocked,
      .reopened, .vettingOn, .vettingOff, .numbers:
      nil
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
