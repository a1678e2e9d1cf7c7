// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OperatorWords {
  static let english = Edition(
    OperatorWords(
      title: "Look after this server",
      lead: "Here you see reports and volunteers. You never see a text.",
      reports: "Reports",
      noReports: "No report waits.",
      waiting: "Volunteers to vet",
      nobodyWaits: "Nobody waits to be vetted.",
      actsHint: """
        Vet people whom you know: then they can take texts for vetted volunteers. Who is \
        stopped can neither read for others nor ask, until you allow it again.
        """,
      known: "Others",
      rules: "Rules",
      isVetting:
        "Vetting is on: unless somebody says otherwise, only vetted volunteers get their texts.",
      isNotVetting: "Vetting is off: anybody who signs up as a volunteer can take texts.",
      turnOn: "Turn vetting on",
      turnOff: "Turn vetting off",
      settle: "Put away the report about {name}",
      vet: "Vet {name}",
      unvet: "No longer vet {name}",
      bar: "Stop {name}",
      allow: "Allow {name} again",
      aboutRequester: "About {name}, who asks for readings",
      aboutVolunteer: "About {name}, a volunteer",
      deletedAccount: "a deleted account",
      sentBy: "Sent by {sender} {moment}",
      inRequest: "Request: {title}",
      standing:
        "Texts in hand: {hand}. Readings kept: {readings}. Reports: {reports}. Blocked by: {blocks}.",
      volunteerSince: "Volunteer since {date}",
      requesterSince: "Asks for readings, since {date}",
      isBarred: "This account is stopped.",
      isCut: """
        There are more people than these {count}. On the server, the command “earshot admin vet \
        NAME” finds each by the username.
        """,
      notAVolunteer: "This person is not a volunteer. Only volunteers are vetted.",
      claimsPerDay: "Texts that a new volunteer can take in a day",
      claimsPerNetwork:
        "Texts that volunteers who are not vetted can take in a day from one network",
      claimsPerNetworkHint:
        "A home, a school or a library is one network. Vetted volunteers are not counted.",
      notInRange: "Write a whole number from {low} to {high}.",
      vetted: "The volunteer is vetted.",
      unvetted: "The volunteer is no longer vetted.",
      barred: "The account is stopped: this person can neither read for others nor ask.",
      allowed: "The account is allowed again.",
      settled: "The report is put away. It is deleted in 30 days.",
      reopened: "The report waits again.",
      numbersChanged: "The numbers of texts in a day are changed. They hold from now on.",
      doneVetted: "{name} is vetted.",
      doneUnvetted: "{name} is no longer vetted.",
      doneBarred: "{name} is stopped, and can neither read for others nor ask.",
      doneAllowed: "{name} is allowed again."))
}
