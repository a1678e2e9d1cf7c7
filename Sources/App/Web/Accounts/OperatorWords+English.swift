// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OperatorWords {
  static let english = Edition(
    OperatorWords(
      title: "Look after this server",
      lead: "Here you see reports and volunteers. You never see a text.",
      reports: "Reports",
      noReports: "No reports are waiting.",
      waiting: "Volunteers to vet",
      nobodyWaits: "Nobody is waiting to be vetted.",
      actsHint: """
        Vet people you know: they can then take texts for vetted volunteers. People you suspend \
        can neither read for others nor ask, until you allow them again.
        """,
      known: "Others",
      rules: "Rules",
      isVetting:
        "Vetting is on: only vetted volunteers can take texts, unless the person who asks says otherwise.",
      isNotVetting: "Vetting is off: anybody who signs up as a volunteer can take texts.",
      turnOn: "Turn vetting on",
      turnOff: "Turn vetting off",
      takesLinks:
        "Volunteers can send a recording, or a link to a sound, which this server fetches and keeps.",
      takesNoLinks: "Volunteers can send recordings, and no links to sounds.",
      takeLinks: "Take links",
      takeNoLinks: "Take no links",
      settle: "Close the report about {name}",
      vet: "Vet {name}",
      unvet: "Withdraw the vetting of {name}",
      bar: "Suspend {name}",
      allow: "Allow {name} again",
      aboutRequester: "About {name}, who asks for readings",
      aboutVolunteer: "About {name}, a volunteer",
      deletedAccount: "a deleted account",
      sentBy: "Sent by {sender} {moment}",
      inRequest: "Request: {title}",
      standing:
        "Texts in hand: {hand}. Readings kept: {readings}. Reports: {reports}. Blocked by: {blocks}.",
      volunteerSince: "Volunteer since {date}",
      requesterSince: "Has asked for readings since {date}",
      isBarred: "This account is suspended.",
      morePeople: "Show more people",
      moreReports: "Show more reports",
      fromBeginning: "Show the lists from the beginning",
      notAVolunteer: "This person is not a volunteer. Only volunteers are vetted.",
      claimsPerDay: "Texts that a new volunteer can take in a day",
      claimsPerNetwork:
        "Texts that volunteers who are not vetted can take in a day on one network, all together",
      claimsPerNetworkHint:
        "A home, a school or a library is one network. Vetted volunteers are not counted.",
      notInRange: "Enter a whole number from {low} to {high}.",
      vetted: "The volunteer is vetted.",
      unvetted: "The volunteer is no longer vetted.",
      barred: "The account is suspended: this person can neither read for others nor ask.",
      allowed: "The account is allowed again.",
      settled: "The report is closed. It will be deleted in 30 days.",
      reopened: "The report is open again.",
      numbersChanged: "The numbers of texts in a day are changed. They apply from now on.",
      doneVetted: "{name} is vetted.",
      doneUnvetted: "{name} is no longer vetted.",
      doneBarred: "{name} is suspended, and can neither read for others nor ask.",
      doneAllowed: "{name} is allowed again."))
}
