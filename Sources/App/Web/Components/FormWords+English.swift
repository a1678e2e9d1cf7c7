// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FormWords {
  static let english = Edition(
    FormWords(
      optional: "optional",
      showPassword: "Show password",
      save: "Save",
      cancel: "Go back",
      problems: .english(
        one: "There is a problem", other: "There are {count} problems"),
      unknown: "“{name}” is not known here. Leave it out.",
      unknownAmong: "“{name}” is not known here. Known are: {list}.",
      notAmong: "{name} cannot be “{found}”. Use one of: {list}.",
      notAmongMany: "{name} cannot be “{found}”. All that it can be is listed in {place}.",
      allShown: "{reason} Until then, all are shown.",
      unknownPlace:
        "This address does not say where the list goes on, so it is shown from the beginning.",
      twice: "“{name}” is given more than once. Give it once.",
      outsideRange: "“{name}” must be a number from {low} to {high}.",
      notWholeInRange: "“{name}” must be a whole number from {low} to {high}."))
}
