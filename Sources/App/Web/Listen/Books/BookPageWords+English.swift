// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookPageWords {
  static let english = Edition(
    BookPageWords(
      books: "Books and music",
      lead:
        "Bring a book, an audio book or music of your own. Hear it, read its text, and go to any chapter or page. Only you see and hear it.",
      toBooks: "Your books",
      signIn: "Sign in to bring books of your own.",
      empty: "You have no books here yet.",
      add: "Add a book or music",
      field: "File of the book or music",
      fieldHint:
        "DAISY in a ZIP archive, EPUB, a W3C audiobook, Word (DOCX), a web page or plain text. Or sound: one file, such as M4B or MP3, or a folder of them in a ZIP archive. Up to {megabytes} MB. Each file becomes a book; several can be chosen at once. Its chapters become a list; a book without sound is read by a machine voice.",
      addAct: "Add this file",
      noFile: "Choose a file first.",
      refusedFile: "{name}: {problem}",
      addedOthers: .english(
        one: "The other file was added.", other: "The {count} others were added."),
      tooLarge: "This file has more than {megabytes} MB. Give the book in parts.",
      tooManyBooks: "You have {count} books, which is the most. Remove one first.",
      tooMuchTogether: "Your books have more than {megabytes} MB together. Remove some first.",
      tooManySearches: "Your other searches are still under way. Search again in a moment.",
      more: "Older books",
      // A book
      by: "By {names}",
      opening:
        "The book is being opened. When it is there, that is said here; you can also open this page again.",
      hearNow: "Hear it now",
      making: "The sound is being prepared; the text is here already.",
      failed: "This book cannot be heard: {reason}",
      textOnly: "Text only: no voice here speaks its language.",
      machineVoice: "Read by a machine voice.",
      pages: .english(one: "{count} page", other: "{count} pages"),
      aboutFile: "What to know about this file",
      contents: "Contents",
      listed: "Entries {first} to {last} of {count}.",
      earlierParts: "Earlier entries",
      laterParts: "Later entries",
      part: "Part {number}",
      previousPart: "Previous: {title}",
      nextPart: "Next: {title}",
      noText: "There is no text of this part.",
      noSound: "There is no sound of this part.",
      page: "Page {number}",
      note: "Note: {text}",
      picture: "Picture: {text}",
      search: "Search in this book",
      searchHint: "Capitals and accents do not matter.",
      searchAct: "Search",
      found: .english(one: "Found in {count} sentence.", other: "Found in {count} sentences."),
      foundMore: "Found in more than {count} sentences; these are the first.",
      notFound: "“{text}” is not in this book.",
      nothingToFind: "Type what to search for.",
      results: "“{text}” in {title}",
      toPage: "Go to page",
      toPageAct: "Go",
      noSuchPage: "This book has no page {page}.",
      download: "Download the book",
      remove: "Remove this book",
      // What was done
      added: "The book was added. It is being opened.",
      addedSeveral: "The files were added. They are being opened.",
      removed: "The book was removed. You can put it back for a day.",
      putBack: "The book is back."))
}
