// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookWarningWords {
  static let english = Edition(
    BookWarningWords(
      soundsMissing: "Sound is missing, so it is not heard: {files}.",
      textsMissing: "Text is missing: {files}.",
      outOfOrder:
        "The table of contents lists “{title}” behind a part that is read later. The parts are told in the order in which they are read.",
      entriesLost: .english(
        one: "{count} entry of the table of contents leads nowhere.",
        other: "{count} entries of the table of contents lead nowhere."),
      soundWithoutText: .english(
        one: "{count} piece of sound belongs to no text; it is heard with the text before it.",
        other:
          "{count} pieces of sound belong to no text; they are heard with the text before them."),
      badTimes: .english(
        one: "{count} piece of sound has times that mean nothing, and was left out.",
        other: "{count} pieces of sound have times that mean nothing, and were left out."),
      soundsUnreadable:
        "The length of this sound could not be found out, so it is not counted: {files}.",
      soundsLost:
        "These files are called sounds, and could not be opened; they were left out: {files}.",
      noContents: "There is no table of contents; the headings stand for it.",
      headingsGuessed: .english(
        one: "{count} line was taken for a heading.",
        other: "{count} lines were taken for headings."),
      titleGuessed:
        "The file tells no title; its first heading or its name stands for one.",
      silentPictures: .english(
        one: "{count} picture has no words that describe it.",
        other: "{count} pictures have no words that describe them."),
      encodingGuessed:
        "The letters were taken for {encoding}. If they are wrong, save as UTF-8.",
      brokenCharacters: "Some letters are broken in the file itself.",
      languageGuessed: "The language was taken for {language}, from the text.",
      scripted: .english(
        one: "{count} page has a program in it, which is not run.",
        other: "{count} pages have programs in them, which are not run."),
      comma: ", ",
      others: .english(
        one: " and {count} more",
        other: " and {count} more")))
}
