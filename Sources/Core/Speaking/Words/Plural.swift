// SPDX-License-Identifier: Apache-2.0

/// A sentence or a noun with a number, in the forms that its language asks for (Unicode CLDR plural rules).
///
/// Each form is a `Template` whose place `{count}` is the number; a form may do without it, such as the Arabic dual.
public struct Plural: Sendable {
  /// Forms by one reference, so that little is copied where a number is told.
  private final class Forms: Sendable {
    let all: [Template]
    let rule: @Sendable (UInt) -> Int

    init(_ all: [Template], rule: @escaping @Sendable (UInt) -> Int) {
      self.all = all
      self.rule = rule
    }
  }

  private let forms: Forms

  /// The forms of a language, and which of them goes with a number without its sign.
  @inline(never)
  init(_ forms: [Template], rule: @escaping @Sendable (UInt) -> Int) {
    self.forms = Forms(forms, rule: rule)
  }

  /// The form that goes with a number.
  package func form(_ count: Int) -> Template { forms.all[forms.rule(count.magnitude)] }

  /// The words for a number of things.
  @inline(never)
  public func callAsFunction(_ count: Int) -> String { form(count).filled([:], count: count) }

  /// The words for a number of things, with the other places filled by name.
  @inline(never)
  public func callAsFunction(_ count: Int, _ values: KeyValuePairs<Literal, String>) -> String {
    form(count).filled(values, count: count)
  }

  /// The names of the places of its forms.
  package var places: [String] { forms.all.flatMap { $0.places } }
}

extension Plural {
  /// One form for every number, where a language needs no other.
  @inline(never)
  public static func same(_ form: Template) -> Plural { Plural([form]) { _ in 0 } }

  /// The English forms: "1 metre", "3 metres".
  @inline(never)
  public static func english(one: Template, other: Template) -> Plural {
    Plural([one, other]) { $0 == 1 ? 0 : 1 }
  }

  /// The Spanish forms: "1 metro", "3 metros".
  @inline(never)
  public static func spanish(one: Template, other: Template) -> Plural {
    Plural([one, other]) { $0 == 1 ? 0 : 1 }
  }

  /// The Arabic forms.
  ///
  /// `zero` "لا أمتار", `one` "متر واحد", `two` "متران", `few` (3–10) "{count} أمتار", `many` (11–99) "{count} مترًا",
  /// `other` (100…) "{count} متر".
  @inline(never)
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
