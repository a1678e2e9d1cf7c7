// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WishWords {
  static let english = Edition(
    WishWords(
      question: "How should it be read?",
      pace: "How fast?",
      slow: "Slowly",
      usual: "As usual",
      fast: "Quickly",
      voice: "Whose voice?",
      anyVoice: "Anybody’s",
      woman: "A woman’s",
      man: "A man’s",
      dialect: "Dialect or variety",
      dialectHint: "For example: Mexican Spanish, Egyptian Arabic. Leave it empty if any will do.",
      extras: "What else should be read?",
      describePictures: "Describe pictures",
      spellNames: "Spell names",
      readPageNumbers: "Read page numbers",
      readFootnotes: "Read footnotes",
      dialectTooLong: "Say the dialect in at most {maximum} characters.",
      heading: "How it should be read",
      inDialect: "Dialect or variety: {dialect}",
      readSlowly: "Slowly",
      readQuickly: "Quickly",
      womansVoice: "In a woman’s voice",
      mansVoice: "In a man’s voice"))
}
