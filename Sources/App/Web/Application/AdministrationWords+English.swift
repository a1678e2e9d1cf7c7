// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AdministrationWords {
  static let english = Edition(
    AdministrationWords(
      // What was done
      granted: "{name} looks after this server now, at /operator.",
      revoked: "{name} does not look after this server any more.",
      vetted: "{name} is vetted.",
      unvetted: "{name} is not vetted any more, and has lost what is for vetted volunteers.",
      stopped: "{name} can neither read for others nor ask any more.",
      allowed: "{name} can read and ask again.",
      passwordLink: """
        Whoever opens this link chooses a new password for {name}, once, within 24 hours. Put the address of the server before it:
        """,
      settled: "The report is put away. It is deleted in 30 days.",
      turnedOn:
        "Vetting is on: unless somebody says otherwise, only vetted volunteers get their texts.",
      turnedOff: "Vetting is off: anybody who signs up as a volunteer can take texts.",
      // The rules
      isVetting: "Vetting is on.",
      isNotVetting: "Vetting is off.",
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
      nobody: "nobody",
      // People
      person:
        "{username} ({name}): {state}, {role} since {day}, texts in hand {hand}, readings kept {readings}, reports {reports}, blocked by {blocks}.",
      isVetted: "vetted",
      isNotVetted: "not vetted",
      isStoppedAndVetted: "stopped, vetted",
      isStopped: "stopped, not vetted",
      requester: "requester",
      volunteer: "volunteer",
      isCut: "There are more people than these {count}. Name one to vet or stop them.",
      // Reports
      report: "Report {id}, {day}, by {reporter}, about the {role} {name}: {reason}.",
      reportOfStopped:
        "Report {id}, {day}, by {reporter}, about the {role} {name} (stopped): {reason}.",
      deletedAccount: "a deleted account",
      inRequest: "Request: {title}",
      noReports: "No report waits.",
      // Why something was not done
      noData:
        "There is no server’s data in {folder}. Name its folder with --data, or start the server first.",
      noReport: "There is no such report that waits. See: earshot admin reports",
      notSettled: "The report could not be put away: {reason}.",
      noAccount: "There is no account with the username {name}. Check how it is written.",
      notAVolunteer: "{name} is not a volunteer. Only volunteers are vetted.",
      notDone: "This could not be done: {reason}."))
}
