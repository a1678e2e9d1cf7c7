// SPDX-License-Identifier: Apache-2.0

// ARIA states and properties, where HTML has no word of its own. WAI-ARIA 1.2, section 6.

extension Attribute {
  /// The name, where no words on the page can name it.
  public static func ariaLabel(_ text: String) -> Attribute {
    Attribute("aria-label", text)
  }

  /// The ids of the elements that name this one.
  public static func ariaLabelledBy(_ ids: String...) -> Attribute {
    Attribute("aria-labelledby", ids.joined(separator: " "))
  }

  /// The ids of the elements that describe this one.
  public static func ariaDescribedBy(_ ids: String...) -> Attribute {
    Attribute("aria-describedby", ids.joined(separator: " "))
  }

  /// The description, where no words on the page hold it.
  public static func ariaDescription(_ text: String) -> Attribute {
    Attribute("aria-description", text)
  }

  /// The id of the element that says more.
  public static func ariaDetails(_ text: String) -> Attribute {
    Attribute("aria-details", text)
  }

  /// The id of the message about what is wrong.
  public static func ariaErrorMessage(_ text: String) -> Attribute {
    Attribute("aria-errormessage", text)
  }

  /// The ids of the elements that this one changes.
  public static func ariaControls(_ ids: String...) -> Attribute {
    Attribute("aria-controls", ids.joined(separator: " "))
  }

  /// The ids of children that stand elsewhere.
  public static func ariaOwns(_ ids: String...) -> Attribute {
    Attribute("aria-owns", ids.joined(separator: " "))
  }

  /// The ids of what is read next.
  public static func ariaFlowTo(_ ids: String...) -> Attribute {
    Attribute("aria-flowto", ids.joined(separator: " "))
  }

  /// The id of the active child.
  public static func ariaActiveDescendant(_ text: String) -> Attribute {
    Attribute("aria-activedescendant", text)
  }

  /// Not there for screen readers.
  public static func ariaHidden(_ state: Bool = true) -> Attribute {
    Attribute("aria-hidden", state: state)
  }

  /// When changes are spoken.
  public static func ariaLive(_ value: Politeness) -> Attribute {
    Attribute("aria-live", value.rawValue)
  }

  /// Changes are spoken as a whole.
  public static func ariaAtomic(_ state: Bool = true) -> Attribute {
    Attribute("aria-atomic", state: state)
  }

  /// Which changes are spoken.
  public static func ariaRelevant(_ text: String) -> Attribute {
    Attribute("aria-relevant", text)
  }

  /// The content is being changed.
  public static func ariaBusy(_ state: Bool = true) -> Attribute {
    Attribute("aria-busy", state: state)
  }

  /// This is the current one of several.
  public static func ariaCurrent(_ value: Current) -> Attribute {
    Attribute("aria-current", value.rawValue)
  }

  /// What this opens is open.
  public static func ariaExpanded(_ state: Bool = true) -> Attribute {
    Attribute("aria-expanded", state: state)
  }

  /// This toggle is pressed.
  public static func ariaPressed(_ state: Bool = true) -> Attribute {
    Attribute("aria-pressed", state: state)
  }

  /// This box is checked.
  public static func ariaChecked(_ state: Bool = true) -> Attribute {
    Attribute("aria-checked", state: state)
  }

  /// This one is chosen.
  public static func ariaSelected(_ state: Bool = true) -> Attribute {
    Attribute("aria-selected", state: state)
  }

  /// A value is needed.
  public static func ariaRequired(_ state: Bool = true) -> Attribute {
    Attribute("aria-required", state: state)
  }

  /// The value is wrong.
  public static func ariaInvalid(_ state: Bool = true) -> Attribute {
    Attribute("aria-invalid", state: state)
  }

  /// Cannot be used now, but can be found.
  public static func ariaDisabled(_ state: Bool = true) -> Attribute {
    Attribute("aria-disabled", state: state)
  }

  /// Cannot be changed.
  public static func ariaReadOnly(_ state: Bool = true) -> Attribute {
    Attribute("aria-readonly", state: state)
  }

  /// A field for several lines.
  public static func ariaMultiline(_ state: Bool = true) -> Attribute {
    Attribute("aria-multiline", state: state)
  }

  /// More than one may be chosen.
  public static func ariaMultiselectable(_ state: Bool = true) -> Attribute {
    Attribute("aria-multiselectable", state: state)
  }

  /// Nothing outside can be used meanwhile.
  public static func ariaModal(_ state: Bool = true) -> Attribute {
    Attribute("aria-modal", state: state)
  }

  /// What this opens.
  public static func ariaHasPopup(_ value: Popup) -> Attribute {
    Attribute("aria-haspopup", value.rawValue)
  }

  /// The way the element lies.
  public static func ariaOrientation(_ value: Orientation) -> Attribute {
    Attribute("aria-orientation", value.rawValue)
  }

  /// How the column is sorted.
  public static func ariaSort(_ value: SortOrder) -> Attribute {
    Attribute("aria-sort", value.rawValue)
  }

  /// How suggestions are given.
  public static func ariaAutocomplete(_ text: String) -> Attribute {
    Attribute("aria-autocomplete", text)
  }

  /// An example of the value.
  public static func ariaPlaceholder(_ text: String) -> Attribute {
    Attribute("aria-placeholder", text)
  }

  /// The kind of the element, in words.
  public static func ariaRoleDescription(_ text: String) -> Attribute {
    Attribute("aria-roledescription", text)
  }

  /// The keys that lead here.
  public static func ariaKeyShortcuts(_ text: String) -> Attribute {
    Attribute("aria-keyshortcuts", text)
  }

  /// The level in a tree or of a heading.
  public static func ariaLevel(_ number: Int) -> Attribute {
    Attribute("aria-level", String(number))
  }

  /// The number of this one, from 1.
  public static func ariaPositionInSet(_ number: Int) -> Attribute {
    Attribute("aria-posinset", String(number))
  }

  /// How many there are.
  public static func ariaSetSize(_ number: Int) -> Attribute {
    Attribute("aria-setsize", String(number))
  }

  /// How many rows the whole table has.
  public static func ariaRowCount(_ number: Int) -> Attribute {
    Attribute("aria-rowcount", String(number))
  }

  /// The number of the row, from 1.
  public static func ariaRowIndex(_ number: Int) -> Attribute {
    Attribute("aria-rowindex", String(number))
  }

  /// How many columns the whole table has.
  public static func ariaColumnCount(_ number: Int) -> Attribute {
    Attribute("aria-colcount", String(number))
  }

  /// The number of the column, from 1.
  public static func ariaColumnIndex(_ number: Int) -> Attribute {
    Attribute("aria-colindex", String(number))
  }

  /// The value of a range.
  public static func ariaValueNow(_ number: Double) -> Attribute {
    Attribute("aria-valuenow", number: number)
  }

  /// The least value of a range.
  public static func ariaValueMin(_ number: Double) -> Attribute {
    Attribute("aria-valuemin", number: number)
  }

  /// The greatest value of a range.
  public static func ariaValueMax(_ number: Double) -> Attribute {
    Attribute("aria-valuemax", number: number)
  }

  /// The value of a range, in words.
  public static func ariaValueText(_ text: String) -> Attribute {
    Attribute("aria-valuetext", text)
  }
}
