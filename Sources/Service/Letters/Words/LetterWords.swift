// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What stands in messages.
struct LetterWords: Words {
  // A link to a new password
  let linkSubject: String
  let linkAsked: Template
  let linkOpens: String
  let linkOnServer: Template
  let linkIgnored: String

  // A link that confirms an address
  let addressSubject: String
  let addressAsked: String
  let addressOpens: String
  let addressIgnored: String

  // To an address that an account has left
  let leftSubject: String
  let leftAddress: Template
  let leftByOthers: String

  // What is there
  let newsReady: String
  let newsKept: String
  let newsAskedAgain: String
  let newsEnding: String
  let newsOpens: String
  let newsStops: String
}
