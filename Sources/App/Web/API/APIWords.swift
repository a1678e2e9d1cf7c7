// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The words of the API and of the page about it.
struct APIWords: Words {
  let title: String
  let lead: String
  let document: String
  let operations: String
  let noBody: String
  let unknownCursor: String
  let nothingToSay: String
  let tooManyClips: String
  let noSeconds: String
  let tooLongToSay: Template
}
