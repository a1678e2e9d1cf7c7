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
      words = say(sorry.words)
      isRefusal = true
      return
    }
    guard let done = target.query["done"].flatMap(Done.init(rawValue:)) else { return nil }
    words = say(done.words)
    if let act = done.undoneBy, let id = target.query["request"],
      id.allSatisfy(\.isLetterOrDigit)
    {
      undo = Undo(words: say(ReadDoneWords.undo), action: "/read/requests/\(id)/\(act)")
    }
  }
}

extension Done {
  /// The act on a request that undoes this one; nil when there is none.
  fileprivate var undoneBy: String? {
    switch self {
    case .withdrawn: "restore"
    case .askedAgain: "keep"
    default: nil
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
