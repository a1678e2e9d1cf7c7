// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The help of `earshot admin`, and what is wrong with what was typed after it.
struct AdminCommandWords: Words {
  let vet: String
  let unvet: String
  let stop: String
  let allow: String
  let grant: String
  let revoke: String
  let grantMaps: String
  let revokeMaps: String
  let passwordLink: String
  let list: String
  let reports: String
  let settle: String
  let vetting: String
  let claims: String
  let networkClaims: String
  let links: String
  let prepareAgain: String
  let data: String
  let beside: String

  // What is wrong
  let notOnOrOff: Template
  let notACount: Template
}
