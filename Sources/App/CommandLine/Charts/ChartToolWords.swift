// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What `earshot chart` says while it works, and why it does not.
struct ChartToolWords: Words {

  // What was typed after the command
  let wrongChoice: Template
  let wrongChoiceBut: Template
  let followNeedsRows: String
  let wrongSpeed: Template
  let wrongPart: String
  let partBackwards: Template
  let emptyPart: Template
  let noPlace: Template
  let whereTo: String
  let whichForm: String
  let noForm: Template
  let notForTerminals: Template

  // Reading and writing
  /// After the name of the file.
  let noTable: String
  /// How a number was read that can be read in two ways, and how it is read otherwise.
  let openNumber: Template
  let tooFewRows: String
  let noProgram: Template

  // Exploring
  let wordsOnly: Template
  let lineHint: String
  let keyHint: String
  let noKey: Template
  let noSound: String
  let typePlace: String

  // Why a sound card does not play
  let writeInstead: Template
  let noCard: String
  let noDevice: Template
  let busyDevice: Template
  let closedDevice: Template
  let unfitDevice: Template
  let lostDevice: Template
  let failedDevice: Template
}
