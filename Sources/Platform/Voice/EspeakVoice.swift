// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The voice of espeak-ng that speaks a language.
package struct EspeakVoice: Words, Hashable {
  /// Its name, as the option `-v` takes it.
  let name: String

  /// A voice by the name that espeak-ng has for it.
  init(name: String) {
    self.name = name
  }

  /// The voice for a language; nil where espeak-ng has none that can be followed.
  /// - Parameter tag: a BCP 47 tag such as `pt`.
  package init?(languageTag tag: String) {
    if let language = Language(tag: tag) {
      self = Self[language]
    } else if tag == "zh" {
      name = "cmn"
    } else if Self.named.contains(tag) {
      name = tag
    } else {
      return nil
    }
  }

  /// The languages whose voice is called by their tag, as `espeak-ng --voices` of version 1.51 lists them.
  ///
  /// Left out is Japanese, of which it reads the syllables and names each other character, and what the program calls
  /// a sketch of a voice.
  static let named = Set(
    """
    af am as az ba be bg bn bs ca cs cv cy da de el eo et eu fa fi ga gd gn gu haw he hi hr ht hu hy
    id is it ka kk kn ko ku ky la lb lt lv mi mk ml mr ms mt nb ne nl om or pa pl pt qu ro ru sd si
    sk sl sq sr sv sw ta te tk tr tt ug uk ur uz vi yue
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
