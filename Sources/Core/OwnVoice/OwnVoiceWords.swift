// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What a page says of itself.
struct OwnVoiceWords: Words {
  /// What can be done on a page, in numbers.
  let here: Template
  let links: Plural
  let buttons: Plural
  let fields: Plural
  let choices: Plural
  let others: Plural
  /// What most people come to a page for.
  let mainAct: Template
  /// How to get on by keyboard, for who comes for the first time.
  let keys: String
  /// The same by touch.
  let touch: String

  // The text of the page
  let endOfPage: String
  let beginningOfPage: String
  let noText: String
  /// Where one is: the sentence and how many there are.
  let sentenceOf: Template
  let nothingToSpell: String
  let endOfText: String

  // Typing
  let deleted: Template
  let selected: Template

  // Touch
  let atTop: Template
  let inMiddle: Template
  let atBottom: Template
  /// Several controls, of which not all are named.
  let amongThem: Template
  let controls: Plural
  let nothingInSight: String
}
