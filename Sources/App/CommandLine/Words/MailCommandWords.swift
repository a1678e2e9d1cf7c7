// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help and the messages about sending e-mail.
struct MailCommandWords: Words {
  let mail: String
  let mailFile: String
  let mailFrom: String
  let publicAddress: String
  let test: String
  let testDiscussion: String
  let testSubject: String
  let testText: String
  let taken: Template
  let badForm: String
  let badPort: String
  let badOption: String
  let openPassword: String
  let badFrom: Template
  let badRecipient: Template
  let badPublicAddress: Template
  let oneOfTwo: String
  let allThree: String
  let bothForTest: String
  let unreachable: String
  let tooSlow: String
  let brokenOff: String
  let notPrivate: String
  let signInRefused: Template
  let putOff: Template
  let refused: Template
  let stopped: String
  let other: Template
}
