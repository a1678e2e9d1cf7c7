// SPDX-License-Identifier: Apache-2.0

import HTML
import Speaking

/// Learning the length of one's step: all of it is the script's, and stays on the device.
func stepLength(_ visit: Visit) -> Node {
  let words = RouteChoiceWords[visit]
  return section(.class("stack"), .data("scripted"), .ariaLabelledBy("step-length")) {
    h2(.id("step-length")) { words.stepLength }
    p(.class("hint")) { words.stepLengthHint }
    HTML.form(.class("form"), .data("submit", "count-steps")) {
      button(.button, .class("button"), .data("act", "count-begin")) { words.countBegin }
      counted("counted-steps", "steps", words.counted)
      counted("counted-metres", "metres", words.countedMetres, hint: words.countedMetresHint)
      div(.class("form__actions")) {
        button(.submit, .class("button")) { words.workOut }
      }
    }
  }
}

private func counted(
  _ id: String, _ name: String, _ words: String, hint: String? = nil
) -> Node {
  div(.class("field")) {
    label(.for(id)) { words }
    if let hint { p(.class("hint"), .id(id + "-hint")) { hint } }
    input(
      .text, .class("input"), .id(id), .name(name), .data("part", id), .inputmode(.numeric),
      .autocomplete("off"), .maxlength(6),
      .when(hint != nil, .ariaDescribedBy(id + "-hint")))
  }
}
