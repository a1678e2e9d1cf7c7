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
    node(
      chosen: chosen, .when(hint != nil, .attribute("aria-describedby", "\(name)-hint")),
      problem: .empty)
  }

  /// The group with the answers of `state` chosen, which stand there with spaces between, and what is wrong with them.
  func node(_ state: FormState, _ visit: Visit) -> Node {
    node(
      chosen: Set(state.value(name).split(separator: " ").map(String.init)),
      describingIDs(name, hint: hint, in: state), problem: fieldError(name, state, visit))
  }

  private func node(
    chosen: Set<String>, _ described: HTML.Attribute, problem: Node
  ) -> Node {
    fieldset(.class("field"), .id(name), described) {
      legend { question }
      if let hint { p(.class("hint"), .id("\(name)-hint")) { hint } }
      problem
      div(.class("choices")) {
        for choice in choices { node(for: choice, isChosen: chosen.contains(choice.value)) }
      }
    }
  }

  private func node(for choice: Choice, isChosen: Bool) -> Node {
    let id = "\(name)-\(choice.value)"
    return label(.class("choice"), .for(id)) {
      input(
        .checkbox, .id(id), .name(name), .value(choice.value), .checked(isChosen),
        .when(choice.hint != nil, .ariaDescribedBy("\(id)-hint")),
        .when(choice.hint != nil, .ariaLabelledBy("\(id)-label")))
      // Only where something points at it: a screen reader says a part with a name once more.
      span(.when(choice.hint != nil, .id("\(id)-label"))) { choice.label }
      if let hint = choice.hint {
        span(.class("hint"), .id("\(id)-hint")) { hint }
      }
    }
  }
}
