// SPDX-License-Identifier: Apache-2.0

// Attributes of forms and controls.

extension Attribute {
  /// Where the form is sent.
  public static func action(_ address: String) -> Attribute {
    Attribute("action", SafeAddress.link(address))
  }

  /// How the form is sent.
  public static func method(_ value: FormMethod) -> Attribute {
    Attribute("method", value.rawValue)
  }

  /// How the form is encoded; files need `.multipart`.
  public static func enctype(_ value: FormEncoding) -> Attribute {
    Attribute("enctype", value.rawValue)
  }

  /// The browser does not check the form; the server does, in words.
  public static func novalidate(_ isOn: Bool = true) -> Attribute {
    Attribute("novalidate", flag: isOn)
  }

  /// The encoding of the form.
  public static func acceptCharset(_ text: String) -> Attribute {
    Attribute("accept-charset", text)
  }

  /// The name under which the value is sent.
  public static func name(_ text: String) -> Attribute {
    Attribute("name", text)
  }

  /// The value.
  public static func value(_ text: String) -> Attribute {
    Attribute("value", text)
  }

  /// The value, a whole number.
  public static func value(_ number: Int) -> Attribute {
    Attribute("value", String(number))
  }

  /// The value, a number.
  public static func value(_ number: Double) -> Attribute {
    Attribute("value", number: number)
  }

  /// The media type of a file.
  public static func type(_ text: String) -> Attribute {
    Attribute("type", text)
  }

  /// The id of the control that this names.
  public static func `for`(_ text: String) -> Attribute {
    Attribute("for", text)
  }

  /// The id of the form that this belongs to.
  public static func form(_ text: String) -> Attribute {
    Attribute("form", text)
  }

  /// Where this button sends the form.
  public static func formaction(_ address: String) -> Attribute {
    Attribute("formaction", SafeAddress.link(address))
  }

  /// How this button sends the form.
  public static func formmethod(_ value: FormMethod) -> Attribute {
    Attribute("formmethod", value.rawValue)
  }

  /// This button sends the form without a check.
  public static func formnovalidate(_ isOn: Bool = true) -> Attribute {
    Attribute("formnovalidate", flag: isOn)
  }

  /// An example; never in the place of a label.
  public static func placeholder(_ text: String) -> Attribute {
    Attribute("placeholder", text)
  }

  /// What the browser may fill in, such as `email` or `new-password`.
  public static func autocomplete(_ text: String) -> Attribute {
    Attribute("autocomplete", text)
  }

  /// The file types that may be chosen, such as `audio/*`.
  public static func accept(_ text: String) -> Attribute {
    Attribute("accept", text)
  }

  /// The camera or microphone to record with.
  public static func capture(_ text: String) -> Attribute {
    Attribute("capture", text)
  }

  /// The form that the value must have.
  public static func pattern(_ text: String) -> Attribute {
    Attribute("pattern", text)
  }

  /// The id of a `datalist`.
  public static func list(_ text: String) -> Attribute {
    Attribute("list", text)
  }

  /// The least value.
  public static func min(_ text: String) -> Attribute {
    Attribute("min", text)
  }

  /// The least value, a whole number.
  public static func min(_ number: Int) -> Attribute {
    Attribute("min", String(number))
  }

  /// The least value, a number.
  public static func min(_ number: Double) -> Attribute {
    Attribute("min", number: number)
  }

  /// The greatest value.
  public static func max(_ text: String) -> Attribute {
    Attribute("max", text)
  }

  /// The greatest value, a whole number.
  public static func max(_ number: Int) -> Attribute {
    Attribute("max", String(number))
  }

  /// The greatest value, a number.
  public static func max(_ number: Double) -> Attribute {
    Attribute("max", number: number)
  }

  /// The step between values, or `any`.
  public static func step(_ text: String) -> Attribute {
    Attribute("step", text)
  }

  /// The step between values, a whole number.
  public static func step(_ number: Int) -> Attribute {
    Attribute("step", String(number))
  }

  /// The step between values, a number.
  public static func step(_ number: Double) -> Attribute {
    Attribute("step", number: number)
  }

  /// The least length, in UTF-16 units.
  public static func minlength(_ number: Int) -> Attribute {
    Attribute("minlength", String(number))
  }

  /// The greatest length, in UTF-16 units.
  public static func maxlength(_ number: Int) -> Attribute {
    Attribute("maxlength", String(number))
  }

  /// The width in characters, or the number of options shown.
  public static func size(_ number: Int) -> Attribute {
    Attribute("size", String(number))
  }

  /// The height of a `textarea` in lines.
  public static func rows(_ number: Int) -> Attribute {
    Attribute("rows", String(number))
  }

  /// The width of a `textarea` in characters.
  public static func cols(_ number: Int) -> Attribute {
    Attribute("cols", String(number))
  }

  /// The box is checked.
  public static func checked(_ isOn: Bool = true) -> Attribute {
    Attribute("checked", flag: isOn)
  }

  /// The option is chosen.
  public static func selected(_ isOn: Bool = true) -> Attribute {
    Attribute("selected", flag: isOn)
  }

  /// The control cannot be used.
  public static func disabled(_ isOn: Bool = true) -> Attribute {
    Attribute("disabled", flag: isOn)
  }

  /// The value cannot be changed.
  public static func readonly(_ isOn: Bool = true) -> Attribute {
    Attribute("readonly", flag: isOn)
  }

  /// More than one may be chosen.
  public static func multiple(_ isOn: Bool = true) -> Attribute {
    Attribute("multiple", flag: isOn)
  }

  /// The name of an `optgroup` or `track`.
  public static func label(_ text: String) -> Attribute {
    Attribute("label", text)
  }

  /// The `details` or `dialog` is open.
  public static func open(_ isOn: Bool = true) -> Attribute {
    Attribute("open", flag: isOn)
  }

  /// The element is shown over the page when asked for.
  public static func popover(_ text: String) -> Attribute {
    Attribute("popover", text)
  }

  /// The id of the popover that this button shows.
  public static func popovertarget(_ text: String) -> Attribute {
    Attribute("popovertarget", text)
  }

  /// What a head cell is the head of.
  public static func scope(_ value: TableScope) -> Attribute {
    Attribute("scope", value.rawValue)
  }

  /// How many columns a cell spans.
  public static func colspan(_ number: Int) -> Attribute {
    Attribute("colspan", String(number))
  }

  /// How many rows a cell spans.
  public static func rowspan(_ number: Int) -> Attribute {
    Attribute("rowspan", String(number))
  }

  /// The ids of the head cells of a cell.
  public static func headers(_ ids: String...) -> Attribute {
    Attribute("headers", ids.joined(separator: " "))
  }

  /// The number of the first entry of an `ol`.
  public static func start(_ number: Int) -> Attribute {
    Attribute("start", String(number))
  }

  /// The entries of an `ol` are counted down.
  public static func reversed(_ isOn: Bool = true) -> Attribute {
    Attribute("reversed", flag: isOn)
  }
}
