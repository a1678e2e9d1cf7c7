// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What `earshot braille` says of tables, of what it reads and of what it writes.
struct BrailleFileWords: Words {
  let whichTable: String
  let seeTables: Template
  let notStarted: String

  // What the table has nothing for
  let leftOut: Template
  let moreLeftOut: Plural

  // Reading
  let tooLarge: Template
  let notUTF8: Template
  let empty: Template
  let noBraille: Template
  let notASCII: Template
  let amongCells: Template
  let ordinaryText: Template

  // Writing
  let linesNeedBRF: String
  let noPlaceInBRF: Template

  // What was typed after the command
  let wrongSize: Template
  let wrongDensity: Template
  let noTableFor: Template

  // A table in the list
  let table: Template
  let bothWays: String
  let forWriting: String
  let noDirection: String
  let noLanguage: String
  let grade: Template
  let noGrade: String
}
