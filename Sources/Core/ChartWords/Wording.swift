// SPDX-License-Identifier: Apache-2.0

import Speaking

extension Template {
  /// The sentence with this in its only place.
  @inline(never)
  func callAsFunction(_ value: Wording) -> Wording { filled(["": value]) }

  /// The sentence with each place filled by name.
  @inline(never)
  func callAsFunction(_ values: KeyValuePairs<Literal, Wording>) -> Wording { filled(values) }
}

extension Plural {
  /// The words for a number of things.
  @inline(never)
  func callAsFunction(_ count: Int) -> Wording { form(count).filled([:], count: count) }

  /// The words for a number of things, with the other places filled by name.
  @inline(never)
  func callAsFunction(_ count: Int, _ values: KeyValuePairs<Literal, Wording>) -> Wording {
    form(count).filled(values, count: count)
  }
}

extension Wording {
  /// The one directly after the other.
  @inline(never)
  static func + (left: Wording, right: Wording) -> Wording { Wording(left.text + right.text) }

  /// The whole as a sentence: with a capital and a full stop.
  @inline(never)
  func sentence(in language: Language) -> Wording { Wording(text.sentence(in: language)) }

  /// The first letter as a capital, if it is a Latin one.
  @inline(never)
  func capitalised(in language: Language) -> Wording { Wording(text.capitalised(in: language)) }
}

extension [Wording] {
  /// Parts of a sentence with something between them.
  @inline(never)
  func joined(by separator: PartSeparator, in language: Language) -> Wording {
    Wording(map { $0.text }.joined(by: separator, in: language))
  }

  /// Things one after the other with "and" before the last.
  @inline(never)
  func listed(in language: Language) -> Wording { Wording(map { $0.text }.listed(in: language)) }
}
