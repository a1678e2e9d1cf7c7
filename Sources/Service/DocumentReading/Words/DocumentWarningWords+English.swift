// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DocumentWarningWords {
  static let english = Edition(
    DocumentWarningWords(
      namedOtherwise: "The name of the file promises something else; it was read as {kind}.",
      languageGuessed: "The language was taken for {language}, from the text.",
      languageUnknown:
        "The language could not be told from the text. If words are wrong, say which it is.",
      languageDoubted: "The language is said to be {told}, but the text looks like {likelier}.",
      headsLeftOut: "Left out, since they stand at the edge of several pages: {heads}.",
      pageNumbersLeftOut: "The numbers of the pages were left out.",
      recognised: "Recognised from the pictures of pages, and so with mistakes: {pages}.",
      unsure: .english(
        one: "On page {page}, {count} word was not surely read. It is marked with [?].",
        other: "On page {page}, {count} words were not surely read. They are marked with [?]."),
      unread: "On page {page} there is something that was not read: a picture, or more text.",
      straightened: .english(
        one: "The picture of page {page} was crooked by {count} degree, and was straightened.",
        other: "The picture of page {page} was crooked by {count} degrees, and was straightened."),
      turned: "The picture of page {page} lay on its side or its head, and was turned upright.",
      evened: "The picture of page {page} was unevenly lit, and was evened.",
      emptyPages: "There is no text on these pages: {pages}.",
      silentPictures: .english(
        one: "{count} picture has no words that describe it.",
        other: "{count} pictures have no words that describe them."),
      missingParts: .english(
        one: "{count} part of the document is missing in the file.",
        other: "{count} parts of the document are missing in the file."),
      encodingGuessed: "The letters were taken for {encoding}. If they are wrong, save as UTF-8.",
      brokenCharacters: "Some letters are broken in the file itself.",
      // Names of languages
      english: "English", spanish: "Spanish", arabic: "Arabic", french: "French", comma: ", "))
}
