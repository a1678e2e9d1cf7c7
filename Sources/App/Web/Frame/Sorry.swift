// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking

/// Why an act on a request was refused, carried to the next page as the question `sorry` of its address.
enum Sorry: String, CaseIterable {
  case taken, tooManyClaims, oneAtFirst, claimEnded, noMoreTime, takenMeanwhile, notNow,
    notRequester,
    notVolunteer, tooManyRequests, noMoreToday, noMoreFromHere, barred, tooOften, signedOut,
    linksOff,
    linkUnderWay

  /// What a service refused for the state of things; nil for what is no such refusal.
  init?(_ error: ReadingError) {
    switch error {
    case .notOpen: self = .taken
    case .tooManyClaims(let limit): self = limit == 1 ? .oneAtFirst : .tooManyClaims
    case .claimEnded: self = .claimEnded
    case .noMoreTime: self = .noMoreTime
    case .takenMeanwhile: self = .takenMeanwhile
    case .notNow, .notReady: self = .notNow
    case .notARequester: self = .notRequester
    case .notAVolunteer: self = .notVolunteer
    case .tooManyRequests: self = .tooManyRequests
    case .noMoreToday: self = .noMoreToday
    case .noMoreFromHere: self = .noMoreFromHere
    case .barred: self = .barred
    case .tooOften: self = .tooOften
    case .linksOff: self = .linksOff
    case .linkUnderWay: self = .linkUnderWay
    case .invalid, .reportTooLong, .commentTooLong, .noSuchRequest, .files, .database: return nil
    }
  }

  /// The words: what happened, and the way on.
  /// - Parameter minutes: How long to wait, where that helps; what an address says for it is held to a day.
  func words(minutes: Int? = nil, in language: Language) -> String {
    let words = ProblemWords[language]
    let wait = min(max(minutes ?? VolunteerWords.dayMinutes, 1), VolunteerWords.dayMinutes)
    return switch self {
    case .taken:
      words.taken
    case .tooManyClaims:
      words.tooManyClaims
    case .oneAtFirst: QueueWords[language].oneAtFirst
    case .claimEnded:
      words.claimEnded
    case .noMoreTime:
      words.noMoreTime
    case .takenMeanwhile:
      words.takenMeanwhile
    case .notNow:
      words.notNow
    case .notRequester:
      words.notRequester
    case .notVolunteer:
      words.notVolunteer
    case .tooManyRequests:
      words.tooManyRequests
    case .noMoreToday: VolunteerWords.noMore(minutes: wait, in: language)
    case .noMoreFromHere: VolunteerWords.noMoreFromHere(minutes: wait, in: language)
    case .barred: VolunteerWords[language].barred
    case .tooOften: VolunteerWords.tooOften(minutes: wait, in: language)
    case .signedOut: AccountWords[language].nothingDone
    case .linksOff: LinkWords[language].off
    case .linkUnderWay: LinkWords[language].underWay
    }
  }

  /// The address with the refusal, for the page that follows a form.
  func at(_ address: String) -> String { address + "?sorry=" + rawValue }
}
