// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words for who forgot the password, and for those who help.
struct PasswordLinkWords: Words {
  let forgottenTitle: String
  let forgottenLead: String
  let askThem: String
  let tellUsername: String
  let openLink: String
  let staysAsItIs: String

  // Where this server sends e-mail
  let askLead: String
  let askField: String
  let askHint: String
  let askAct: String
  let askMissing: String
  let otherwise: String
  let otherwiseLead: String
  let sentTitle: String
  let sentLead: String
  let sentOpen: String
  let sentNothing: String
  let sendsNone: String

  let chooseTitle: String
  let chooseAct: String
  let endedTitle: String
  let endedLead: String
  /// The same where another can be asked for by e-mail.
  let endedLeadByMail: String

  // For those who look after the server
  let section: String
  let sectionHint: String
  let make: String
  let madeTitle: Template
  let madeLead: Template
  let linkLabel: String
  let linkHint: String
  let isTold: Template
  let isOperator: Template

  // For the owner of the account
  let wasMade: Template
  let wasMailed: Template
  let wasUsed: Template
  let isOpen: String
  let isOver: String
}
