// SPDX-License-Identifier: Apache-2.0

import Reading
import Speaking

/// How a text is to be read: the questions of the form, and the answers for whoever reads.
struct WishWords: Words {
  let question: String
  let pace: String
  let slow: String
  let usual: String
  let fast: String
  let voice: String
  let anyVoice: String
  let woman: String
  let man: String
  let dialect: String
  let dialectHint: String
  let extras: String
  let describePictures: String
  let spellNames: String
  let readPageNumbers: String
  let readFootnotes: String
  let dialectTooLong: Template
  let heading: String
  let inDialect: Template
  let readSlowly: String
  let readQuickly: String
  let womansVoice: String
  let mansVoice: String

  func name(of pace: Wishes.Pace) -> String {
    switch pace {
    case .slow: slow
    case .usual: usual
    case .fast: fast
    }
  }

  func name(of voice: Wishes.Voice) -> String {
    switch voice {
    case .any: anyVoice
    case .woman: woman
    case .man: man
    }
  }

  func name(of extra: Wishes.Extra) -> String {
    switch extra {
    case .describePictures: describePictures
    case .spellNames: spellNames
    case .readPageNumbers: readPageNumbers
    case .readFootnotes: readFootnotes
    }
  }

  /// What is wished, one wish a line; none where any reading will do.
  func sentences(_ wishes: Wishes) -> [String] {
    var sentences: [String] = []
    switch wishes.pace {
    case .slow: sentences.append(readSlowly)
    case .usual: break
    case .fast: sentences.append(readQuickly)
    }
    switch wishes.voice {
    case .any: break
    case .woman: sentences.append(womansVoice)
    case .man: sentences.append(mansVoice)
    }
    if !wishes.dialect.isEmpty { sentences.append(inDialect(wishes.dialect)) }
    return sentences + Wishes.Extra.allCases.filter(wishes.extras.contains).map(name)
  }
}
