// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ControlWords {
  static let english = Edition(
    ControlWords(
      link: "link",
      button: "button",
      toggle: "button",
      disclosure: "more",
      checkbox: "tick box",
      radio: "choice",
      radioOf: "choice {position} of {count}",
      menu: "menu",
      textField: "text field",
      textArea: "large text field",
      password: "password field",
      slider: "slider",
      file: "file",
      heading: "heading",
      on: "on",
      off: "off",
      ticked: "ticked",
      notTicked: "not ticked",
      chosen: "chosen",
      notChosen: "not chosen",
      open: "open",
      closed: "closed",
      empty: "empty",
      unavailable: "not available now",
      invalid: "needs another answer",
      here: "you are here",
      characters: .english(one: "{count} character", other: "{count} characters"),
      opensLink: "Press again to go there.",
      presses: "Press again to do it.",
      ticks: "Press again to tick it.",
      unticks: "Press again to untick it.",
      chooses: "Press again to choose it.",
      opens: "Press again to open it.",
      closes: "Press again to close it.",
      types: "Press again to type in it.",
      moves: "Press again to move it.",
      choosesFile: "Press again to choose a file.",
      uses: "Press again to use it."))
}
