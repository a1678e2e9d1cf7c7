// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookErrorWords {
  static let english = Edition(
    BookErrorWords(
      noBook:
        "This archive is none of the books that are read: EPUB, DAISY 2.02, DAISY 3, a W3C audiobook, DOCX or a folder of sounds. Unpack it, and give one of its files.",
      damaged: "This book is damaged, or only seems to be one. Get it once more.",
      damagedFile: "{file} in this book is damaged. Get the book once more.",
      damagedLine: "{file} in this book is damaged at line {line}. Get the book once more.",
      missing: "{file} is missing in this book. Get the whole book once more.",
      outside:
        "{file} in this book names a file outside the book, {address}. That is not opened; ask whoever made the book for a sound one.",
      entities:
        "{file} in this book declares words of its own for pieces of text (entities), which are not followed. Ask whoever made the book for one without them.",
      unpacksTooMuch: "This book unpacks to more than can be read. Give it in parts.",
      fileUnpacksTooMuch:
        "{file} in this book unpacks to more than can be read. Give the book in parts.",
      tooManyFiles: "This book has more than {maximum} files. Give it in parts.",
      tooManyEntries:
        "The table of contents of this book has more than {maximum} entries. Give the book in parts.",
      tooManyClips: "This book has more than {maximum} pieces of sound. Give it in parts.",
      tooManySentences: "This book has more than {maximum} sentences. Give it in parts.",
      locked:
        "The text of this book is locked by rights management. Ask where you got it for one without.",
      empty: "There is neither text nor sound in this book. Give another file.",
      loosePage:
        "This is one page of a DAISY book. Pack the folder in which it lies into a ZIP archive, and give that.",
      otherDocument:
        "This is a document of a kind that is not opened. Save it as DOCX or EPUB, and give that one.",
      pages:
        "This is pages as they look, and no book. earshot speak makes an audio book of them, earshot text tells their text.",
      // What cannot be done with it
      soundMissing:
        "The sound of this book is missing: {file} and all others. Get the whole book once more.",
      soundUnreadable:
        "The sound {file} in this book cannot be opened. Get the book once more.",
      tooLong: "This book is longer than {hours} hours. Give it in parts.",
      noRoom:
        "The sound of this book takes {megabytes} MB, which is more than is left on your shelf. Remove other books, then bring this one again.",
      nothingToHear: "There is no word in this book that could be spoken. Give another file.",
      noVoice:
        "There is no voice for the language {language}. Name another with --language, such as en.",
      languageUnknown:
        "The language of this text could not be told, so it is not known which voice should speak it. Name it with --language, such as en.",
      // The machine
      programMissing: "The program {program} is missing. Install the Debian package {package}.",
      tooSlow: "This book takes too long to read. Get it once more, or give it in parts.",
      unavailable: "The book cannot be read just now. Try again in a moment.",
      unwritable: "The new file cannot be written: {reason}. Make room, or choose another folder."))
}
