// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookCommandWords {
  static let english = Edition(
    BookCommandWords(
      infoSummary: "Tell what a book is: title, length, parts and pages.",
      infoDiscussion:
        "The file may be EPUB 3 or 2, DAISY 2.02 or 3 in a ZIP archive, a W3C audiobook (LPF), DOCX, HTML or plain text; or sound: one file, or a folder of them in a ZIP archive. What is to be known about it is told beside the answer.",
      json: "Write it as JSON, with times in seconds.",
      convertSummary:
        "Make an EPUB 3, a DAISY 2.02 book, a W3C audiobook or an M4B of a book.",
      convertDiscussion:
        "The name of the new file says what it becomes: .epub, .zip (DAISY 2.02), .lpf or .m4b. A book without sound is spoken by the machine voice, and the new file says so. LPF and M4B have no text. Pictures are left out; their descriptions stay.",
      output: "The new file.",
      form: "What it becomes, whatever its name is.",
      force: "Replace a file that is there.",
      speed: "How fast it is spoken, where it has no sound: 1 is the usual.",
      language:
        "The language of the text, such as ar. Without it, what the file says or looks like.",
      speakSummary: "Speak a text into an audio book with chapters at its headings.",
      speakDiscussion:
        "The file may be a book, a document, a page, a text, a PDF, a scan or a photo. The machine voice speaks it, and the new file says so.",
      speakOutput: "The new file, which ends in .m4b.",
      by: "By {names}.",
      readBy: "Read by {names}.",
      machineSpoken: "Spoken by a machine voice.",
      told: "{form}, language {language}.",
      soundForm: "Sound",
      noSound: "It has no sound.",
      length: "{time} long.",
      parts: .english(
        one: "{count} part:",
        other: "{count} parts:"),
      pages: .english(
        one: "{count} page.",
        other: "{count} pages."),
      part: "{number}. {title}, at {time}",
      untitled: "Part {number}",
      written: "{path} is written.",
      spoken: "A machine voice spoke it; the file says so.",
      textLeft: "The text of the book is not in the new file, which has sound only.",
      progress: "Spoken: part {done} of {all}.",
      whereTo: "Say where to write it: -o, with the name of the new file.",
      noForm: "{path} does not say what to make. End its name in {list}, or use --format.",
      exists:
        "There is a file {path} already. Choose another name, or add --force to replace it.",
      same: "{path} is the book itself. Choose another name for the new file.",
      speedRange: "--speed takes a number from {low} to {high}, not “{found}”."))
}
