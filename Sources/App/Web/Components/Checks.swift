// SPDX-License-Identifier: Apache-2.0

import HTML

/// A question with check boxes: any number of answers.
struct Checks {
  let name: String
  let question: String
  var hint: String?
  let choices: [Choice]

  /// The group with some of its answers chosen.
  func node(chosen: Set<String>) -> Node {
    fieldset(
      .class("field"), .id(name),
      .when(hint != nil, .attribute("aria-describedby", "\(name)-hint"))
    ) {
      legend { question }
      if let hint { p(.class("hint"), .id("\(name)-hint")) { hint } }
      div(.class("choices")) {
        for choice in choices { node(for: choice, isChosen: chosen.contains(choice.value)) }
      }
    }
  }

  private func node(for choice: Choice, isChosen: Bool) -> Node {
    let id = "\(name)-\(choice.value)"
    return label(.class("choice"), .for(id)) {
      input(.checkbox, .id(id), .name(name), .value(choice.value), .checked(isChosen))
      span { choice.label }
    }
  }
}
