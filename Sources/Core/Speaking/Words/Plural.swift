// SPDX-License-Identifier: Apache-2.0

/// A sentence or a noun with a number, in the forms that its language asks for (Unicode CLDR plural rules).
///
/// Each form is a `Template` whose place `{count}` is the number; a form may do without it, such as the Arabic dual.
public struct Plural: Sendable {
  private let forms: [Template]
  private let rule: @Sendable (UInt) -> Int

  /// The forms of a language, and which of them goes with a number without its sign.
  init(_ forms: [Template], rule: @escaping @Sendable (UInt) -> Int) {
    self.forms = forms
    self.rule = rule
  }

  /// The words for a number of things.
  public func callAsFunction(_ count: Int) -> String { self(count, [:]) }

  /// The words for a number of things, with the other places filled by name.
  public func callAsFunction(_ count: Int, _ values: KeyValuePairs<String, String>) -> String {
    forms[rule(count.magnitude)].filled(values, count: count)
  }

  /// The names of the places of its forms.
  package var places: [String] { forms.flatMap { $0.places } }
}

extension Plural {
  /// One form for every number, where a language needs no other.
  public static func same(_ form: Template) -> Plural { Plural([form]) { _ in 0 } }

  /// The English forms: "1 metre", "3 metres".
  public static func english(one: Template, other: Template) -> Plural {
    Plural([one, other]) { $0 == 1 ? 0 : 1 }
  }

  /// The Spanish forms: "1 metro", "3 metros".
  public static func spanish(one: Template, other: Template) -> Plural {
    Plural([one, other]) { $0 == 1 ? 0 : 1 }
  }

  /// The Arabic forms.
  ///
  /// `zero` "لا أمتار", `one` "متر واحد", `two` "متران", `few` (3–10) "{count} أمتار", `many` (11–99) "{count} مترًا",
  /// `other` (100…) "{count} متر".
  public static func arabic(
    zero: Template, one: Template, two: Template, few: Template, many: Template, other: Template
  ) -> Plural {
    Plural([zero, one, two, few, many, other]) { count in
      switch (count, count % 100) {
      case (0...2, _): Int(count)
      case (_, 3...10): 3
      case (_, 11...99): 4
      case _: 5
      }
    }
  }
}
