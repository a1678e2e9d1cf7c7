// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What the tool says of what it reads and writes.
struct FileWords: Words {
  /// Standard input where a sentence names a file.
  let standardInput: String
  /// A file and what is wrong with it.
  let ofFile: Template
  let atLine: Template

  // Reading
  let unreadableInput: Template
  let noFile: Template
  let isFolder: Template
  let unreadable: Template
  let tooLarge: Template
  /// What was just made is gone.
  let lostFile: Template

  // Writing
  let lostOutput: Template
  let noFolder: Template
  let closedFolder: Template
  let unwritable: Template
  let noTemporaryFolder: Template
}
