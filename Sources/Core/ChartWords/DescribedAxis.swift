// SPDX-License-Identifier: Apache-2.0

import Charts
import Speaking

/// An axis in the words of a description.
struct DescribedAxis {
  let words: AxisWords
  let language: Language

  init(_ words: AxisWords, in language: Language) {
    self.words = words
    self.language = language
  }

  var axis: Axis { words.axis }
  var range: ClosedRange<Double> { words.range }
  var style: AxisWords.Style { words.style }
  var number: SpokenNumber { words.number }

  @inline(never)
  func name() -> Wording { Wording(words.name(in: language)) }

  @inline(never)
  func value(_ value: Double) -> Wording { Wording(words.value(value, in: language)) }

  @inline(never)
  func exact(_ value: Double) -> Wording { Wording(words.exact(value, in: language)) }

  @inline(never)
  func bare(_ value: Double) -> Wording { Wording(words.bare(value, in: language)) }

  @inline(never)
  func opening(_ value: Double) -> Wording { Wording(words.opening(value, in: language)) }

  @inline(never)
  func withUnit(_ number: String) -> Wording { Wording(words.withUnit(number, in: language)) }

  @inline(never)
  func place(_ value: Double) -> Wording { Wording(words.place(value, in: language)) }

  @inline(never)
  func until(_ value: Double) -> Wording { Wording(words.until(value, in: language)) }

  @inline(never)
  func distance(_ from: Double, _ to: Double) -> Wording {
    Wording(words.distance(from, to, in: language))
  }

  @inline(never)
  func span(_ range: ClosedRange<Double>) -> Wording { Wording(words.span(range, in: language)) }

  @inline(never)
  func namedSpan(_ range: ClosedRange<Double>) -> Wording {
    Wording(words.namedSpan(range, in: language))
  }

  /// A range: times and names as exactly as they are known, numbers rounded.
  @inline(never)
  func exactRounded(_ range: ClosedRange<Double>) -> Wording {
    style == .number ? span(range) : Wording(words.exactSpan(range, in: language))
  }
}
