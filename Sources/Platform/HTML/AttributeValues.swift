// SPDX-License-Identifier: Apache-2.0

/// The direction of words.
public enum Direction: String, Sendable, Hashable, CaseIterable {
  /// As in English.
  case leftToRight = "ltr"
  /// As in Arabic.
  case rightToLeft = "rtl"
  /// As the words themselves say.
  case auto
}

/// The two values of `translate`.
public enum YesOrNo: String, Sendable, Hashable, CaseIterable {
  /// Yes.
  case yes
  /// No.
  case no
}

/// The keyboard that a phone shows.
public enum InputMode: String, Sendable, Hashable, CaseIterable {
  /// None.
  case none
  /// Letters.
  case text
  /// Digits and the decimal sign.
  case decimal
  /// Digits.
  case numeric
  /// A telephone number.
  case tel
  /// A search.
  case search
  /// An e-mail address.
  case email
  /// An address.
  case url
}

/// What the enter key of a phone says.
public enum EnterKey: String, Sendable, Hashable, CaseIterable {
  /// A new line.
  case enter
  /// Done.
  case done
  /// Go.
  case go
  /// The next field.
  case next
  /// The previous field.
  case previous
  /// Search.
  case search
  /// Send.
  case send
}

/// How a phone writes capitals.
public enum Capitals: String, Sendable, Hashable, CaseIterable {
  /// None.
  case none
  /// At the start of sentences.
  case sentences
  /// At the start of words.
  case words
  /// Everywhere.
  case characters
}

/// How a file of another origin is asked for.
public enum CrossOrigin: String, Sendable, Hashable, CaseIterable {
  /// Without cookies.
  case anonymous
  /// With cookies.
  case useCredentials = "use-credentials"
}

/// How a form is sent.
public enum FormMethod: String, Sendable, Hashable, CaseIterable {
  /// In the address.
  case get
  /// In the body.
  case post
  /// It closes its dialog.
  case dialog
}

/// How a form is encoded.
public enum FormEncoding: String, Sendable, Hashable, CaseIterable {
  /// Names and values.
  case urlEncoded = "application/x-www-form-urlencoded"
  /// Names, values and files.
  case multipart = "multipart/form-data"
}

/// The kind of an `input`.
public enum InputType: String, Sendable, Hashable, CaseIterable {
  /// One line of text.
  case text
  /// A search.
  case search
  /// An e-mail address.
  case email
  /// A password.
  case password
  /// A telephone number.
  case tel
  /// An address.
  case url
  /// A number.
  case number
  /// A slider.
  case range
  /// A date.
  case date
  /// A time of day.
  case time
  /// A date and a time.
  case dateTime = "datetime-local"
  /// A box to check.
  case checkbox
  /// One of several.
  case radio
  /// A file.
  case file
  /// A colour.
  case color
  /// Not shown.
  case hidden
}

/// The kind of a `button`.
public enum ButtonType: String, Sendable, Hashable, CaseIterable {
  /// Sends the form.
  case submit
  /// Empties the form.
  case reset
  /// Does what a script says.
  case button
}

/// What a head cell is the head of.
public enum TableScope: String, Sendable, Hashable, CaseIterable {
  /// The row.
  case row
  /// The column.
  case column = "col"
  /// Several rows.
  case rowGroup = "rowgroup"
  /// Several columns.
  case columnGroup = "colgroup"
}

/// When a picture is loaded.
public enum Loading: String, Sendable, Hashable, CaseIterable {
  /// At once.
  case eager
  /// When it comes near.
  case lazy
}

/// How much of a sound is loaded before it is played.
public enum Preload: String, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none
  /// Its length.
  case metadata
  /// As the browser likes.
  case auto
}
