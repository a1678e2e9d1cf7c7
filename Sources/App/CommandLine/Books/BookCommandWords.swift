// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What `earshot book` and `earshot speak` say of themselves and of what they did.
struct BookCommandWords: Words {
  // Help
  let infoSummary: String
  let infoDiscussion: String
  let json: String
  let convertSummary: String
  let convertDiscussion: String
  let output: String
  let form: String
  let force: String
  let speed: String
  let language: String
  let speakSummary: String
  let speakDiscussion: String
  let speakOutput: String

  // What a book is
  let by: Template
  let readBy: Template
  let machineSpoken: String
  let told: Template
  let soundForm: String
  let noSound: String
  let length: Template
  let parts: Plural
  let pages: Plural
  let part: Template
  let untitled: Template

  // What was done
  let written: Template
  let spoken: String
  let textLeft: String
  let progress: Template

  // What is wrong
  let whereTo: String
  let noForm: Template
  let exists: Template
  let same: Template
  let speedRange: Template
}
