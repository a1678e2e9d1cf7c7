// SPDX-License-Identifier: Apache-2.0

// Attributes of every element.

extension Attribute {
  /// One or more classes; given twice, both count.
  public static func `class`(_ ids: String...) -> Attribute {
    Attribute("class", ids.joined(separator: " "))
  }

  /// A name that is unique on the page.
  public static func id(_ text: String) -> Attribute {
    Attribute("id", text)
  }

  /// The language of the words, as a BCP 47 tag.
  public static func lang(_ text: String) -> Attribute {
    Attribute("lang", text)
  }

  /// The direction of the words.
  public static func dir(_ value: Direction) -> Attribute {
    Attribute("dir", value.rawValue)
  }

  /// A further word; many people never meet it.
  public static func title(_ text: String) -> Attribute {
    Attribute("title", text)
  }

  /// Not there for anyone.
  public static func hidden(_ isOn: Bool = true) -> Attribute {
    Attribute("hidden", flag: isOn)
  }

  /// Place in the order of the Tab key: 0 takes part, -1 by script only.
  public static func tabindex(_ number: Int) -> Attribute {
    Attribute("tabindex", String(number))
  }

  /// Has the focus when the page opens.
  public static func autofocus(_ isOn: Bool = true) -> Attribute {
    Attribute("autofocus", flag: isOn)
  }

  /// Cannot be reached or used.
  public static func inert(_ isOn: Bool = true) -> Attribute {
    Attribute("inert", flag: isOn)
  }

  /// What the element is, where HTML has no element for it.
  public static func role(_ value: Role) -> Attribute {
    Attribute("role", value.rawValue)
  }

  /// Whether translation programs should translate the words.
  public static func translate(_ value: YesOrNo) -> Attribute {
    Attribute("translate", value.rawValue)
  }

  /// Which keyboard a phone shows.
  public static func inputmode(_ value: InputMode) -> Attribute {
    Attribute("inputmode", value.rawValue)
  }

  /// What the enter key of a phone says.
  public static func enterkeyhint(_ value: EnterKey) -> Attribute {
    Attribute("enterkeyhint", value.rawValue)
  }

  /// Whether spelling is checked.
  public static func spellcheck(_ state: Bool = true) -> Attribute {
    Attribute("spellcheck", state: state)
  }

  /// How a phone writes capitals.
  public static func autocapitalize(_ value: Capitals) -> Attribute {
    Attribute("autocapitalize", value.rawValue)
  }

  /// The slot of a component that the element fills.
  public static func slot(_ text: String) -> Attribute {
    Attribute("slot", text)
  }

  /// The name by which a component lets its part be styled.
  public static func part(_ text: String) -> Attribute {
    Attribute("part", text)
  }
}
