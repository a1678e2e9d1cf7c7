// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Speaking

/// What is said of a number that can be read in two ways.
struct OpenNumberWords: Words {
  let comma: String
  let point: String
  let thousands: Template
  let decimals: Template
  let instead: Template
}

extension OpenNumber {
  /// How it was read, as the beginning of a sentence without a point at its end.
  public func reading(in language: Language) -> String {
    let partsThousands = value.magnitude > otherValue.magnitude
    let mark = partsThousands ? decimalMark.other : decimalMark
    let places: KeyValuePairs<Literal, String> = [
      "written": NameWords.text(written, in: language),
      "value": SpokenNumber.exact(value, in: language),
      "mark": mark == .comma ? OpenNumberWords[language].comma : OpenNumberWords[language].point,
    ]
    return partsThousands
      ? OpenNumberWords[language].thousands(places) : OpenNumberWords[language].decimals(places)
  }

  /// What a person can have instead, as the words of a button.
  public func otherReading(in language: Language) -> String {
    OpenNumberWords[language].instead(SpokenNumber.exact(otherValue, in: language))
  }
}
