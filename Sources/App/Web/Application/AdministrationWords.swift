// SPDX-License-Identifier: Apache-2.0

import Accounts
import Reading
import Speaking

/// What `earshot admin` tells of the rules, the people and the reports, and why it does not.
struct AdministrationWords: Words {

  // What was done
  let granted: Template
  let revoked: Template
  let mapsGranted: Template
  let mapsRevoked: Template
  let vetted: Template
  let unvetted: Template
  let stopped: Template
  let allowed: Template
  /// Stands over the link itself.
  let passwordLink: Template
  let settled: String
  let turnedOn: String
  let turnedOff: String
  let preparesAgain: Plural
  let preparesNone: String

  // The rules
  let isVetting: String
  let isNotVetting: String
  let takesLinks: String
  let takesNoLinks: String
  let claimsPerDay: Plural
  let claimsPerNetwork: Plural
  let operators: Template
  let mapEditors: Template
  let nobody: String

  // People
  /// A person in the list; `state` is one of the four below.
  let person: Template
  let isVetted: String
  let isNotVetted: String
  let isStoppedAndVetted: String
  let isStopped: String
  /// What somebody is who asks for readings.
  let requester: String
  let volunteer: String
  let isCut: Template

  // Reports
  let report: Template
  /// The same about somebody who is stopped.
  let reportOfStopped: Template
  let deletedAccount: String
  let inRequest: Template
  let noReports: String

  // Why something was not done
  let noData: Template
  let noReport: String
  let notSettled: Template
  let noAccount: Template
  let notAVolunteer: Template
  let notDone: Template

  /// A person in the list.
  func line(_ person: PersonRecord) -> String {
    self.person([
      "username": person.username, "name": person.name, "state": state(of: person),
      "role": name(of: person.roles), "day": CivilDate(person.since).isoText,
      "hand": "\(person.inHand)", "readings": "\(person.readings)",
      "reports": "\(person.reports)", "blocks": "\(person.blocks)",
    ])
  }

  private func state(of person: PersonRecord) -> String {
    switch (person.isBarred, person.isVetted) {
    case (true, true): isStoppedAndVetted
    case (true, false): isStopped
    case (false, true): isVetted
    case (false, false): isNotVetted
    }
  }

  /// What somebody is here for.
  func name(of roles: AccountRoles) -> String {
    switch roles {
    case .requester: requester
    case .volunteer, .both: volunteer
    }
  }
}
