// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the controls of a page are called for the ear, and what they do when they are pressed.
struct ControlWords: Words {
  let link: String
  let button: String
  let toggle: String
  let disclosure: String
  let checkbox: String
  let radio: String
  /// One of several answers.
  let radioOf: Template
  let menu: String
  let textField: String
  let textArea: String
  let password: String
  let slider: String
  let file: String
  let heading: String

  // How they stand
  let on: String
  let off: String
  let ticked: String
  let notTicked: String
  let chosen: String
  let notChosen: String
  let open: String
  let closed: String
  let empty: String
  let unavailable: String
  let invalid: String
  let here: String
  /// How many characters a password has, which nobody says.
  let characters: Plural

  // What the second press does
  let opensLink: String
  let presses: String
  let ticks: String
  let unticks: String
  let chooses: String
  let opens: String
  let closes: String
  let types: String
  let moves: String
  let choosesFile: String
  let uses: String
}

extension ControlWords {
  /// The word for what a control is; nil for what needs none.
  func name(of role: ControlRole) -> String? {
    switch role {
    case .link: link
    case .button: button
    case .toggle: toggle
    case .disclosure: disclosure
    case .checkbox: checkbox
    case .radio: radio
    case .menu: menu
    case .textField: textField
    case .textArea: textArea
    case .password: password
    case .slider: slider
    case .file: file
    case .heading: heading
    case .surface, .place: nil
    }
  }

  /// Whether it is on, ticked, chosen or open; nil for what cannot be.
  func state(of control: PageControl) -> String? {
    guard let isOn = control.isOn else { return nil }
    return switch control.role {
    case .checkbox: isOn ? ticked : notTicked
    case .radio: isOn ? chosen : notChosen
    case .disclosure: isOn ? open : closed
    case .toggle, .button, .link, .menu, .textField, .textArea, .password, .slider, .file, .surface,
      .heading, .place:
      isOn ? on : off
    }
  }

  /// What the next press does.
  func deed(of control: PageControl) -> String {
    switch control.role {
    case .link: opensLink
    case .button, .toggle, .heading, .place: presses
    case .checkbox: control.isOn == true ? unticks : ticks
    case .radio: chooses
    case .disclosure: control.isOn == true ? closes : opens
    case .menu: opens
    case .textField, .textArea, .password: types
    case .slider: moves
    case .file: choosesFile
    case .surface: uses
    }
  }
}
