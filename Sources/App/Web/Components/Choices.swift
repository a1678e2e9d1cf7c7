// SPDX-License-Identifier: Apache-2.0

import HTML

/// One answer of a group of radio buttons.
struct Choice {
  let value: String
  let label: String
  var hint: String?
  /// The language of the label, where it is not that of the page.
  var language: String?
}

/// A question with large radio buttons.
struct Choices {
  let name: String
  let question: String
  var hint: String?
  var isRow = false
  let choices: [Choice]

  /// The group with the answer of `state` checked.
  func node(_ state: FormState, _ visit: Visit) -> Node {
    let described = describingIDs(name, hint: hint, in: state)
    return fieldset(.class("field"), .id(name), described) {
      legend { question }
      if let hint { p(.class("hint"), .id("\(name)-hint")) { hint } }
      fieldError(name, state, visit)
      div(
        .class("choices"),
        .when(isRow, .class(choices.count % 2 == 0 ? "choices--pairs" : "choices--row"))
      ) {
        for choice in choices { node(for: choice, state, visit) }
      }
    }
  }

  private func node(for choice: Choice, _ state: FormState, _ visit: Visit) -> Node {
    let id = "\(name)-\(choice.value.isEmpty ? "none" : choice.value)"
    return label(.class("choice"), .for(id)) {
      input(
        .radio, .id(id), .name(name), .value(choice.value),
        .checked(state.value(name) == choice.value),
        .when(choice.hint != nil, .ariaDescribedBy("\(id)-hint")),
        .when(choice.hint != nil, .ariaLabelledBy("\(id)-label")))
      span(.id("\(id)-label"), .when(choice.language != nil, .lang(choice.language ?? ""))) {
        choice.label
      }
      if let hint = choice.hint {
        span(.class("hint"), .id("\(id)-hint")) { hint }
      }
    }
  }
}

/// A list to choose one thing from.
struct Options {
  let field: Field
  let options: [(value: String, words: String)]
  /// Whether each of these is the name of a language in that language, whose tag is its value.
  var areOwnNames = false
  /// Options under headings, after those without.
  var groups: [(group: String, options: [(value: String, words: String)])] = []
  /// What a session fills after them.
  var rest: Node = .fragment([])

  /// The list with the answer of `state` chosen.
  func node(_ state: FormState, _ visit: Visit) -> Node {
    field.node(state, visit) { own in
      select(own) {
        node(of: options, state, areOwnNames: areOwnNames)
        for group in groups { optgroup(.label(group.group)) { node(of: group.options, state) } }
        rest
      }
    }
  }

  @HTMLBuilder private func node(
    of options: [(value: String, words: String)], _ state: FormState, areOwnNames: Bool = false
  ) -> Node {
    for choice in options {
      option(
        .value(choice.value), .when(areOwnNames, .lang(choice.value)),
        .selected(choice.value == state.value(field.name))
      ) {
        choice.words
      }
    }
  }
}
