// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the pages about messages by e-mail.
struct LetterPageWords: Words {
  let title: String
  let lead: String
  let addressTitle: String
  let isConfirmed: String
  /// That a message went to the address, which is to be confirmed.
  let isNotConfirmed: String
  /// The same where no message went to it, since nobody asked for any.
  let isNotAsked: String
  let askAgain: String
  let noAddress: String
  let question: String
  let questionHint: String
  let yes: String
  let no: String
  let save: String
  let chooseOne: String
  let isTold: String
  let notTold: String
  let addressAsked: String
  let confirmTitle: String
  let confirmLead: String
  let confirmAct: String
  let confirmedTitle: String
  let confirmedLead: String
  let endedLead: String
}
