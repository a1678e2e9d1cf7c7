// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FileWords {
  static let english = Edition(
    FileWords(
      standardInput: "Standard input",
      ofFile: "{file}: {problem}",
      atLine: "{file}, line {line}: {problem}",
      // Reading
      unreadableInput: "Standard input cannot be read: {reason}.",
      noFile: "There is no file {path}. Check the name.",
      isFolder: "{path} is a folder. Name a file in it.",
      unreadable: "{path} cannot be read. Check that you may read it.",
      tooLarge: "{path} is larger than {megabytes} MB. Give a smaller file.",
      lostFile: "{file} cannot be read.",
      // Writing
      lostOutput: "Standard output cannot be written to: {reason}.",
      noFolder: "There is no folder {folder}. Create it first, or choose another.",
      closedFolder: "Nothing can be written in the folder {folder}. Check its permissions.",
      unwritable: "{path} cannot be written: {reason}.",
      noTemporaryFolder: "The folder {path} cannot be created: {reason}."))
}
