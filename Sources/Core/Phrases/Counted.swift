// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Speaking

/// A noun that is counted, with the forms that its languages ask for (Unicode CLDR plural rules).
public struct Counted: Sendable, Equatable {
  let english: (one: String, other: String)
  let spanish: (one: String, other: String)
  let arabic: ArabicForms

  /// The Arabic forms of a counted noun: zero, one and two stand alone, the others follow the number.
  public struct ArabicForms: Sendable, Equatable {
    let zero: String
    let one: String
    let two: String
    let few: String
    let many: String
    let other: String

    /// `zero` "لا أمتار", `one` "متر واحد", `two` "متران", `few` (3–10) "أمتار", `many` (11–99) "مترًا", `other` (100…) "متر".
    public init(
      zero: String, one: String, two: String, few: String, many: String, other: String
    ) {
      self.zero = zero
      self.one = one
      self.two = two
      self.few = few
      self.many = many
      self.other = other
    }
  }

  /// A counted noun in English, Spanish and Arabic.
  public init(
    en english: (one: String, other: String), es spanish: (one: String, other: String),
    ar arabic: ArabicForms
  ) {
    self.english = english
    self.spanish = spanish
    self.arabic = arabic
  }

  /// The number with its noun, such as "1 metre", "3 metros", "١ متر" in Western digits.
  public func text(_ count: Int, in language: Language) -> String {
    switch language {
    case .english: "\(count) " + (count.magnitude == 1 ? english.one : english.other)
    case .spanish: "\(count) " + (count.magnitude == 1 ? spanish.one : spanish.other)
    case .arabic: arabicText(count)
    }
  }

  private func arabicText(_ count: Int) -> String {
    switch (count.magnitude, count.magnitude % 100) {
    case (0, _): arabic.zero
    case (1, _): arabic.one
    case (2, _): arabic.two
    case (_, 3...10): "\(count) " + arabic.few
    case (_, 11...99): "\(count) " + arabic.many
    default: "\(count) " + arabic.other
    }
  }

  private var forms: [String] {
    [
      english.one, english.other, spanish.one, spanish.other, arabic.zero, arabic.one, arabic.two,
      arabic.few, arabic.many, arabic.other,
    ]
  }

  /// Two counted nouns are equal when all their forms are.
  public static func == (left: Counted, right: Counted) -> Bool {
    left.forms.elementsEqual(right.forms) { $0.hasSameBytes(as: $1) }
  }
}
