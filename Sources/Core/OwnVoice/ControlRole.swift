// SPDX-License-Identifier: Apache-2.0

import Bytes

/// What a control of a page is to who hears it.
public enum ControlRole: Sendable, Equatable, CaseIterable {
  case link
  case button
  /// A button that is on or off.
  case toggle
  /// What opens and closes a part of the page.
  case disclosure
  case checkbox
  case radio
  /// A list from which one thing is chosen.
  case menu
  case textField
  /// A field of several lines.
  case textArea
  case password
  case slider
  case file
  /// What takes fingers and keys itself, such as a chart or the braille pad.
  case surface
  case heading
  /// What is none of these and got the focus all the same, such as a message.
  case place

  /// Whether the arrows, Home and End are its own.
  var takesArrows: Bool {
    switch self {
    case .radio, .menu, .textField, .textArea, .password, .slider, .surface: true
    case .link, .button, .toggle, .disclosure, .checkbox, .file, .heading, .place: false
    }
  }

  /// Whether one types into it.
  var isTyped: Bool {
    switch self {
    case .textField, .textArea, .password: true
    case .link, .button, .toggle, .disclosure, .checkbox, .radio, .menu, .slider, .file, .surface,
      .heading, .place:
      false
    }
  }

  /// Whether something is done with it.
  var isControl: Bool {
    switch self {
    case .heading, .place: false
    case .link, .button, .toggle, .disclosure, .checkbox, .radio, .menu, .textField, .textArea,
      .password, .slider, .file, .surface:
      true
    }
  }

  /// Whether it stays in use once it was pressed, until another control is: presses within it are its own.
  var staysInUse: Bool { isTyped || self == .slider || self == .surface || self == .menu }
}

extension ControlRole {
  /// What an element is by its ARIA role, else by its tag and type (HTML Accessibility API Mappings).
  init(role: String, tag: String, type: String, isToggle: Bool, opens: Bool) {
    switch role.bytewise {
    case "button", "tab", "menuitem": self = isToggle ? .toggle : opens ? .disclosure : .button
    case "link": self = .link
    case "checkbox", "switch": self = .checkbox
    case "radio": self = .radio
    case "slider", "application": self = .surface
    case "textbox": self = tag.hasSameBytes(as: "div") ? .surface : .textField
    case "combobox", "listbox": self = .menu
    case "heading": self = .heading
    default: self.init(tag: tag, type: type, isToggle: isToggle, opens: opens)
    }
  }

  private init(tag: String, type: String, isToggle: Bool, opens: Bool) {
    switch tag.bytewise {
    case "a": self = .link
    case "button": self = isToggle ? .toggle : opens ? .disclosure : .button
    case "summary": self = .disclosure
    case "select": self = .menu
    case "textarea": self = .textArea
    case "input": self.init(type: type)
    case "h1", "h2", "h3", "h4", "h5", "h6": self = .heading
    default: self = .place
    }
  }

  private init(type: String) {
    switch type.bytewise {
    case "checkbox": self = .checkbox
    case "radio": self = .radio
    case "range": self = .slider
    case "file": self = .file
    case "password": self = .password
    case "submit", "button", "reset", "image": self = .button
    default: self = .textField
    }
  }
}
