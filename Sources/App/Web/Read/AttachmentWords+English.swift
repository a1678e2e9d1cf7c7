// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AttachmentWords {
  static let english = Edition(
    AttachmentWords(
      field: "Photos or files",
      fieldHint: """
        Up to {count} files, each of at most {megabytes} MB: photos of pages, PDF, EPUB, Word \
        (DOCX), web pages or text files. A machine reads them at once. Beside what they show, names, \
        places, times and devices are removed from photos and documents. What the pages show, the \
        name of a file, and tables or films within a Word document stay as they are.
        """,
      camera: "Take a photo of a page",
      cameraHint: "On a phone this opens the camera.",
      add: "Add pages or files",
      addAct: "Add",
      noFile: "Choose a file or take a photo first.",
      chooseAgain: "Your files were not kept. Choose them again.",
      kept: "{name}, {size}, already sent",
      keptHeading: "Files already sent",
      keptLead:
        "They are kept for a day and seen by nobody else. They go with your request when you send it.",
      keptGone: "A file that you had sent is no longer kept. Choose it again.",
      kilobytes: "{count} KB",
      megabytes: "{count} MB",
      refused: "{name}: {reason}",
      tooManyFiles: """
        A request can have {count} files at most. Remove some first, or ask for the rest in \
        another request.
        """,
      tooMuchTogether: """
        The files of a request can have {megabytes} MB together at most. Remove some first, or ask \
        for the rest in another request.
        """,
      tooMuchInAll: """
        The files of all your requests have {megabytes} MB together, which is the most; what was \
        removed counts for a day. Delete a request that you no longer need first.
        """,
      heading: "Pages and files",
      reading: "A machine is reading this file. Its text will stand here.",
      readingCount: .english(
        one: "{count} file is still being read by a machine.",
        other: "{count} files are still being read by a machine."),
      allRead: "A machine has read your files.",
      readByMachine: "Read by a machine, so there can be mistakes.",
      recognised: "Recognised text",
      page: "Page {number}",
      pageSureness: "Page {number}, read with {percent} % certainty",
      tooMuchText: """
        With the text of this file the request would be longer than {count} characters, so its \
        text was left out. Ask for it in a request of its own.
        """,
      notHere: "This server has nothing that reads such a file or its language.",
      serverFailed: "The server could not read this file. Remove it and add it again.",
      stillSeen: "Whoever reads your request still sees the file.",
      open: "Open {name}",
      download: "Download {name}",
      picture: "Page {number} of {title}",
      up: "Move {name} up",
      down: "Move {name} down",
      remove: "Remove {name}",
      noText: """
        No text was typed or recognised. Read what the files show, or the text that the title \
        names.
        """,
      lengthUnknown: "length not known",
      attached: "Your files are added. A machine is reading them now.",
      removed: "The file is removed.",
      putBack: "The file is here again.",
      moved: "The file is moved."))
}
