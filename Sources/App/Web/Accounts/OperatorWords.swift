// SPDX-License-Identifier: Apache-2.0

import Accounts
import Reading
import Speaking

/// The page of those who look after the server.
struct OperatorWords: Words {
  let title: String
  let lead: String
  let reports: String
  let noReports: String
  let waiting: String
  let nobodyWaits: String
  let actsHint: String
  let known: String
  let rules: String
  let isVetting: String
  let isNotVetting: String
  let turnOn: String
  let turnOff: String
  let takesLinks: String
  let takesNoLinks: String
  let takeLinks: String
  let takeNoLinks: String
  let settle: Template
  let vet: Template
  let unvet: Template
  let bar: Template
  let allow: Template
  let aboutRequester: Template
  let aboutVolunteer: Template
  let deletedAccount: String
  let sentBy: Template
  let inRequest: Template
  let standing: Template
  let volunteerSince: Template
  let requesterSince: Template
  let isBarred: String
  let morePeople: String
  let moreReports: String
  let fromBeginning: String
  let notAVolunteer: String
  let claimsPerDay: String
  let claimsPerNetwork: String
  let claimsPerNetworkHint: String
  let notInRange: Template
  // What was done
  let vetted: String
  let unvetted: String
  let barred: String
  let allowed: String
  let settled: String
  let reopened: String
  let numbersChanged: String
  let doneVetted: Template
  let doneUnvetted: Template
  let doneBarred: Template
  let doneAllowed: Template

  func about(_ name: String, roles: AccountRoles) -> String {
    switch roles {
    case .requester:
      aboutRequester(name)
    case .volunteer, .both:
      aboutVolunteer(name)
    }
  }

  func from(_ name: String?, _ moment: String) -> String {
    sentBy(["sender": name ?? deletedAccount, "moment": moment])
  }

  func record(_ person: PersonRecord) -> String {
    standing([
      "hand": "\(person.inHand)", "readings": "\(person.readings)",
      "reports": "\(person.reports)", "blocks": "\(person.blocks)",
    ])
  }

  func since(_ date: String, as roles: AccountRoles) -> String {
    switch roles {
    case .volunteer, .both:
      volunteerSince(date)
    case .requester:
      requesterSince(date)
    }
  }

  func notACount(_ range: ClosedRange<Int>) -> String {
    notInRange(["low": "\(range.lowerBound)", "high": "\(range.upperBound)"])
  }

  /// What was done to whom; nil for what is done to nobody.
  func done(_ done: Done, to name: String) -> String? {
    switch done {
    case .vetted:
      doneVetted(name)
    case .unvetted:
      doneUnvetted(name)
    case .barred:
      doneBarred(name)
    case .allowed:
      doneAllowed(name)
    case .settings, .speaks, .isSilent, .welcome, .signedIn, .signedOut, .profile, .password,
      .sessionEnded, .othersEnded, .isTold, .notTold, .addressAsked, .deleted, .asked, .edited,
      .withdrawn, .restored, .takenAsGood,
      .askedAgain, .recordingBack, .areSeveral, .isOne,
      .claimed, .extended,
      .givenBack, .sent, .sentAnyway, .rings, .isRung, .isNotRung, .rated, .unrated, .interests,
      .skipped, .offeredAgain, .blocked,
      .unblocked, .reported,
      .filesAdded, .fileRemoved, .fileBack, .fileMoved, .settled, .reopened, .vettingOn,
      .vettingOff, .numbers, .linksOn, .linksOff, .linkSent, .linkStopped, .placeSaved,
      .placeTaken, .closureSaved, .closureOpened, .mapUndone, .podcastAdded, .podcastRemoved,
      .podcastBack, .podcastChanged, .episodeAsked, .soundRemoved, .feedEnded, .bookAdded,
      .booksAdded,
      .bookRemoved, .bookBack:
      nil
    }
  }
}
