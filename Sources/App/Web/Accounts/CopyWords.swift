// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The copy of everything that is kept about a person.
struct CopyWords: Words {
  // The page
  let title: String
  let lead: String
  let about: String
  let forOthers: String
  let act: String
  // In the archive
  let heading: Template
  let made: Template
  let files: String
  let attached: String
  let openIndex: String
  let account: String
  let name: String
  let username: String
  let email: String
  let noEmail: String
  let requests: String
  let noRequests: String
  let sounds: String
  let noSounds: String
  let rest: String
  let notInside: String
}
