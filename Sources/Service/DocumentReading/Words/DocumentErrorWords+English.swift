// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DocumentErrorWords {
  static let english = Edition(
    DocumentErrorWords(
      unreadable: "This file cannot be read. Check that it is there and that you may read it.",
      empty: "This file is empty. Give one with text in it.",
      tooLarge: "This file is larger than {megabytes} MB. Give it in parts.",
      tooManyPages:
        "This document has {count} pages, and at most {most} are read at once. Give it in parts.",
      tooManyPoints:
        "This picture has {width} by {height} points, which is more than can be read. Make it smaller, or take a photo of one page.",
      damaged:
        "This file is damaged, or only seems to be what it is. Save or scan it again, and give the new one.",
      locked: "This document is locked. Save it without a password, and give that one.",
      unpacksTooMuch:
        "This document unpacks to more than can be read. Save its text as a file of its own.",
      tooSlow: "This file takes too long to read. Save it again, or give it in parts.",
      noText: "There is no text in this document.",
      noTextInPicture:
        "No text was found in this picture. Take the photo from nearer, with more light, and hold the phone level over the page.",
      // What it is instead
      sound: "This is sound or film, and has no text. Give a photo, a document or a text file.",
      picture:
        "This is a picture of a kind that is not opened. Save it as JPEG or PNG, and give that one.",
      playlist:
        "This is a list of sounds to play, and no text. Give a photo, a document or a text file.",
      program: "This is a program or a script, and no text to read. Give another file.",
      archive: "This is an archive of files. Unpack it, and give one of the files.",
      spreadsheet:
        "This is a spreadsheet. Save it as PDF, and give that one; or use earshot chart for its numbers.",
      slides: "These are slides. Save them as PDF, and give that one.",
      document:
        "This is a document of a kind that is not opened. Save it as PDF or DOCX, and give that one.",
      binary: "This file holds no text. Give a photo, a document or a text file.",
      // The language and the machine
      unknownLanguage:
        "There is no language \"{language}\" whose print can be recognised. Give a tag such as en, es, ar or fr.",
      languageMissing:
        "Print in the language {language} cannot be recognised here. Install the Debian package {package}.",
      programMissing: "The program {program} is missing. Install the Debian package {package}.",
      unavailable: "The text cannot be read just now. Try again in a moment."))
}
