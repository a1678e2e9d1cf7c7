// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the tool says of what was typed, and above its help.
struct ToolWords: Words {

  // Help
  let tagline: String
  let usage: Template
  let helpAbout: String
  let versionAbout: String

  // Commands
  let noCommand: Template
  let noCommandBut: Template
  /// A group of commands was named without one of them.
  let needsMore: Template
  let workerOnly: String

  // Options and operands
  /// `help` is what to type for more.
  let noOption: Template
  let noOptionBut: Template
  let operandMissing: Template
  let operandTooMuch: Template
  let takesNoValue: Template
  let needsValue: Template
  let needsNumber: Template
  let needsWholeNumber: Template
  let wrongWord: Template
  let wrongWordBut: Template
}
