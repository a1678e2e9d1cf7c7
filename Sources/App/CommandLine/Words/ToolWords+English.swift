// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ToolWords {
  static let english = Edition(
    ToolWords(
      // Help
      tagline: "Earshot: living by ear.",
      usage: "Usage: {usage}",
      helpAbout: "Show help about a command.",
      versionAbout: "Show the version.",
      // Commands
      noCommand: "There is no command \"{name}\". Try: earshot help",
      noCommandBut:
        "There is no command \"{name}\". Did you mean \"earshot {nearest}\"? Try: earshot help",
      needsMore: "earshot {command} needs to know what to do: {names}.",
      workerOnly: "earshot worker is for the server itself. Try: earshot help",
      // Options and operands
      noOption: "There is no option {name}. Try: {help}",
      noOptionBut: "There is no option {name}. Did you mean {nearest}? Try: {help}",
      operandMissing: "{operand} is missing. Usage: {usage}",
      operandTooMuch: "\"{operand}\" is one argument too many. Usage: {usage}",
      takesNoValue: "The option {name} takes no value.",
      needsValue: "The option {name} needs a value: {name} {value}.",
      needsNumber: "The option {name} needs a number, but got \"{found}\".",
      needsWholeNumber:
        "The option {name} needs a whole number from {low} to {high}, but got \"{found}\".",
      wrongWord: "The option {name} cannot be \"{found}\". Choose one of: {list}.",
      wrongWordBut:
        "The option {name} cannot be \"{found}\". Did you mean {nearest}? Choose one of: {list}."))
}
