// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the pages of books say.
struct BookPageWords: Words {
  // The shelf
  let books: String
  let lead: String
  let toBooks: String
  let signIn: String
  let empty: String
  let add: String
  let field: String
  let fieldHint: Template
  let addAct: String
  let noFile: String
  let refusedFile: Template
  let addedOthers: Plural
  let tooLarge: Template
  let tooManyBooks: Template
  let tooMuchTogether: Template
  let tooManySearches: String
  let more: String
  // A book
  let by: Template
  let opening: String
  let hearNow: String
  let making: String
  let failed: Template
  let textOnly: String
  let machineVoice: String
  let pages: Plural
  let aboutFile: String
  let contents: String
  let listed: Template
  let earlierParts: String
  let laterParts: String
  let part: Template
  let previousPart: Template
  let nextPart: Template
  let noText: String
  let noSound: String
  let page: Template
  let note: Template
  let picture: Template
  let search: String
  let searchHint: String
  let searchAct: String
  let found: Plural
  let foundMore: Template
  let notFound: Template
  let nothingToFind: String
  let results: Template
  let toPage: String
  let toPageAct: String
  let noSuchPage: Template
  let download: String
  let remove: String
  // What was done
  let added: String
  let addedSeveral: String
  let removed: String
  let putBack: String
}
