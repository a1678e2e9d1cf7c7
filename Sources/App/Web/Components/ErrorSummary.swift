// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking

/// Everything that is wrong with a form, above it, with a link to each field.
///
/// It takes the focus when the page opens, so that it is heard first and Tab leads on into the form.
@HTMLBuilder func errorSummary(_ state: FormState, _ visit: Visit) -> Node {
  if !state.problems.isEmpty {
    div(
      .class("notice notice--danger"), .id("problems"), .role(.group), .tabindex(-1),
      .autofocus(), .ariaLabelledBy("problems-heading")
    ) {
      Icon.alert.node(visit)
      div {
        h2(.id("problems-heading")) { FormWords[visit].problems(state.problems.count) }
        ul {
          for problem in state.problems {
            li { a(.href("#\(problem.field)")) { visit(problem.words) } }
          }
        }
      }
    }
  }
}

/// A button that sends a form of its own: one act, one address.
func act(
  _ words: String, _ icon: Icon, to action: String, _ visit: Visit,
  _ style: Attribute = .class("button")
) -> Node {
  form(.action(action), .method(.post)) {
    button(.submit, style) {
      icon.node(visit)
      words
    }
  }
}
