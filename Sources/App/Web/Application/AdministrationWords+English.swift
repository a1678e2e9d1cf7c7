// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdministrationWords {
  static let english = Edition(
    AdministrationWords(
      // What was done
      granted: "{name} now looks after this server, at /operator.",
      revoked: "{name} no longer looks after this server.",
      mapsGranted: "{name} can now change maps, at /walk/edit.",
      mapsRevoked: "{name} can no longer change maps.",
      vetted: "{name} is vetted.",
      unvetted: "{name} is no longer vetted, and has lost the texts for vetted volunteers.",
      stopped: "{name} can no longer read for others or ask.",
      allowed: "{name} can read and ask again.",
      passwordLink: """
        Whoever opens this link can choose a new password for {name}, once, within 24 hours. Put the address of the server before it:
        """,
      settled: "The report is closed. It will be deleted in 30 days.",
      turnedOn:
        "Vetting is on: only vetted volunteers can take texts, unless the person who asks says otherwise.",
      turnedOff: "Vetting is off: anybody who signs up as a volunteer can take texts.",
      preparesAgain: .english(
        one: "{count} recording is being made anew. The earlier one can be heard until then.",
        other: "{count} recordings are being made anew. The earlier ones can be heard until then."),
      preparesNone: "No recording is young enough: what was sent is kept for 30 days.",
      // The rules
      isVetting: "Vetting is on.",
      isNotVetting: "Vetting is off.",
      takesLinks: "Volunteers can send a link to a sound, which this server fetches and keeps.",
      takesNoLinks: "Volunteers can send no links to sounds.",
      claimsPerDay: .english(
        one: "A new volunteer can take {count} texts in a day.",
        other: "A new volunteer can take {count} texts in a day."),
      claimsPerNetwork: .english(
        one:
          "Volunteers who are not vetted can take {count} texts in a day from one network, all together.",
        other:
          "Volunteers who are not vetted can take {count} texts in a day from one network, all together."
      ),
      operators: "Looking after this server: {names}.",
      mapEditors: "Changing maps: {names}.",
      nobody: "nobody",
      // People
      person:
        "{username} ({name}): {state}, {role} since {day}, texts in hand {hand}, readings kept {readings}, reports {reports}, blocked by {blocks}.",
      isVetted: "vetted",
      isNotVetted: "not vetted",
      isStoppedAndVetted: "suspended, vetted",
      isStopped: "suspended, not vetted",
      requester: "requester",
      volunteer: "volunteer",
      isCut:
        "There are more people than these {count}. Give a username to vet or suspend one of the others.",
      // Reports
      report: "Report {id}, {day}, by {reporter}, about the {role} {name}: {reason}.",
      reportOfStopped:
        "Report {id}, {day}, by {reporter}, about the {role} {name} (suspended): {reason}.",
      deletedAccount: "a deleted account",
      inRequest: "Request: {title}",
      noReports: "No reports are waiting.",
      // Why something was not done
      noData:
        "There is no server data in {folder}. Name its folder with --data, or start the server first.",
      noReport: "No such report is waiting. See: earshot admin reports",
      notSettled: "The report could not be closed: {reason}.",
      noAccount: "There is no account with the username {name}. Check the spelling.",
      notAVolunteer: "{name} is not a volunteer. Only volunteers are vetted.",
      notDone: "This could not be done: {reason}."))
}
