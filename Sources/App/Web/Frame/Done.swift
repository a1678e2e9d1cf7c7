// SPDX-License-Identifier: Apache-2.0

import HTTPServer
import Speaking

/// What an act did, carried to the next page as the question `done` of its address.
///
/// Only these words can be said there, so an address from elsewhere cannot put other words on a page.
enum Done: String, CaseIterable {
  case settings, speaks, isSilent, welcome, signedIn, signedOut, profile, password, deleted,
    sessionEnded, othersEnded
  case isTold, notTold, addressAsked
  case asked, edited, withdrawn, restored, takenAsGood, askedAgain, recordingBack, rated, unrated
  case areSeveral, isOne
  case filesAdded, fileRemoved, fileBack, fileMoved
  case claimed, extended, givenBack, sent, sentAnyway, rings, isRung, isNotRung, interests, skipped,
    offeredAgain, linkSent, linkStopped
  case blocked, unblocked, reported
  case vetted, unvetted, barred, allowed, settled, reopened, vettingOn, vettingOff, numbers,
    linksOn,
    linksOff
  case bookAdded, booksAdded, bookRemoved, bookBack
  case podcastAdded, podcastRemoved, podcastBack, podcastChanged, episodeAsked, soundRemoved,
    feedEnded
  case placeSaved, placeTaken, closureSaved, closureOpened, mapUndone

  /// The words.
  func words(in language: Language) -> String {
    switch self {
    case .settings: SettingsWords[language].saved
    case .speaks: SettingsWords[language].speaks
    case .isSilent: SettingsWords[language].isSilent
    case .welcome: AccountWords[language].welcome
    case .signedIn: AccountWords[language].signedIn
    case .signedOut: AccountWords[language].signedOut
    case .profile: AccountWords[language].profileSaved
    case .password: AccountWords[language].passwordChanged
    case .deleted: AccountWords[language].deleted
    case .sessionEnded: SessionWords[language].ended
    case .othersEnded: SessionWords[language].othersEnded
    case .isTold: LetterPageWords[language].isTold
    case .notTold: LetterPageWords[language].notTold
    case .addressAsked: LetterPageWords[language].addressAsked
    case .asked: ReadDoneWords[language].asked
    case .edited: ReadDoneWords[language].edited
    case .withdrawn: ReadDoneWords[language].withdrawn
    case .restored: ReadDoneWords[language].restored
    case .takenAsGood: ReadDoneWords[language].takenAsGood
    case .askedAgain: ReadDoneWords[language].askedAgain
    case .recordingBack: ReadDoneWords[language].recordingBack
    case .claimed: ReadDoneWords[language].claimed
    case .extended: ReadDoneWords[language].extended
    case .givenBack: ReadDoneWords[language].givenBack
    case .sent: ReadDoneWords[language].sent
    case .sentAnyway: FindingWords[language].sentAnyway
    case .rings: UrgentWords[language].rings
    case .isRung: UrgentWords[language].isRung
    case .isNotRung: UrgentWords[language].isNotRung
    case .rated: RatingWords[language].rated
    case .unrated: RatingWords[language].unrated
    case .areSeveral: PartsWords[language].areSeveral
    case .isOne: PartsWords[language].isOne
    case .filesAdded: AttachmentWords[language].attached
    case .fileRemoved: AttachmentWords[language].removed
    case .fileBack: AttachmentWords[language].putBack
    case .fileMoved: AttachmentWords[language].moved
    case .interests: QueueWords[language].interestsSaved
    case .skipped: QueueWords[language].skipped
    case .offeredAgain: QueueWords[language].offeredAgain
    case .blocked: SafetyWords[language].blocked
    case .unblocked: SafetyWords[language].unblocked
    case .reported: SafetyWords[language].reported
    case .vetted: OperatorWords[language].vetted
    case .unvetted: OperatorWords[language].unvetted
    case .barred: OperatorWords[language].barred
    case .allowed: OperatorWords[language].allowed
    case .settled: OperatorWords[language].settled
    case .reopened: OperatorWords[language].reopened
    case .vettingOn: OperatorWords[language].isVetting
    case .vettingOff: OperatorWords[language].isNotVetting
    case .numbers: OperatorWords[language].numbersChanged
    case .linksOn: OperatorWords[language].takesLinks
    case .linksOff: OperatorWords[language].takesNoLinks
    case .linkSent: LinkWords[language].sent
    case .linkStopped: LinkWords[language].stopped
    case .bookAdded: BookPageWords[language].added
    case .booksAdded: BookPageWords[language].addedSeveral
    case .bookRemoved: BookPageWords[language].removed
    case .bookBack: BookPageWords[language].putBack
    case .podcastAdded: PodcastPageWords[language].added
    case .podcastRemoved: PodcastPageWords[language].removed
    case .podcastBack: PodcastPageWords[language].putBack
    case .podcastChanged: PodcastPageWords[language].changed
    case .episodeAsked: PodcastPageWords[language].asked
    case .soundRemoved: PodcastPageWords[language].soundRemoved
    case .feedEnded: PodcastPageWords[language].feedEnded
    case .placeSaved: MapEditWords[language].placeSaved
    case .placeTaken: MapEditWords[language].placeTaken
    case .closureSaved: MapEditWords[language].closureSaved
    case .closureOpened: MapEditWords[language].opened
    case .mapUndone: MapEditWords[language].undone
    }
  }

  /// The address with what was done, for the page that follows a form.
  func at(_ address: String) -> String {
    address + (address.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "done=" + rawValue
  }
}

extension Notice {
  /// What the address says that the last act did.
  init?(in target: RequestTarget, _ language: Language) {
    if let sorry = target.query["sorry"].flatMap(Sorry.init(rawValue:)) {
      words = sorry.words(
        minutes: target.query["minutes"].flatMap { Int($0) }, in: language)
      isRefusal = true
      self.sorry = sorry
      return
    }
    guard let done = target.query["done"].flatMap(Done.init(rawValue:)) else { return nil }
    words = done.words(in: language)
    self.done = done
    if let id = target.query["request"], id.allSatisfy(\.isLetterOrDigit),
      let action = done.undone(about: id)
    {
      let isBlock = done == .blocked || done == .reported
      undo = Undo(
        words: isBlock
          ? ReadDoneWords[language].undoBlock : ReadDoneWords[language].undo, action: action)
    }
  }
}

extension Done {
  /// The address that undoes this act on a request, a block or a person; nil when there is none.
  fileprivate func undone(about id: String) -> String? {
    switch self {
    case .withdrawn: "/read/requests/\(id)/restore"
    case .askedAgain: "/read/requests/\(id)/keep"
    case .skipped: "/read/requests/\(id)/unskip"
    case .fileRemoved: "/read/attachments/\(id)/restore"
    case .podcastRemoved: "/listen/podcasts/\(id)/restore"
    case .bookRemoved: "/listen/books/\(id)/restore"
    case .blocked, .reported: "/read/blocked/\(id)/undo"
    case .vetted: "/operator/people/\(id)/unvet"
    case .unvetted: "/operator/people/\(id)/vet"
    case .barred: "/operator/people/\(id)/allow"
    case .allowed: "/operator/people/\(id)/stop"
    case .settled: "/operator/reports/\(id)/reopen"
    case .placeSaved, .placeTaken, .closureSaved, .closureOpened: "/walk/edit/changes/\(id)/undo"
    case .settings, .speaks, .isSilent, .welcome, .signedIn, .signedOut, .profile, .password,
      .sessionEnded, .othersEnded, .isTold, .notTold, .addressAsked, .deleted, .asked, .edited,
      .restored, .takenAsGood, .recordingBack, .areSeveral, .isOne, .claimed, .extended, .givenBack,
      .sent, .sentAnyway,
      .rings, .isRung, .isNotRung,
      .unblocked, .interests, .offeredAgain, .rated, .unrated, .filesAdded, .fileBack, .fileMoved,
      .reopened, .vettingOn, .vettingOff, .numbers, .linksOn, .linksOff, .linkSent, .linkStopped,
      .mapUndone, .bookAdded, .booksAdded, .bookBack, .podcastAdded, .podcastBack, .podcastChanged,
      .episodeAsked, .soundRemoved, .feedEnded:
      nil
    }
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
