// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What is said of a GPX file that cannot be read, and what to do.
struct GPXWords: Words {
  let empty: String
  let tooLarge: Template
  let notGPX: String
  let version: Template
  let encoding: Template
  let notUTF8: Template
  let documentType: Template
  let malformed: Template
  let truncated: Template
  let position: Template
  let number: Template
  let time: Template
  let tooMany: Template
}
