// SPDX-License-Identifier: Apache-2.0

import Speaking

/// Why a server cannot start, and what to do.
struct StartingWords: Words {
  let unusableFolder: Template
  let missingFile: String
  let fullDisk: String
  let noVoice: Template
  let noMemory: String
  let noResources: Template

  // The server itself
  let portInUse: Template
  let noAddress: Template
  let portNotAllowed: Template
  let unreadableFile: Template
  let unusableCertificate: String
  let alreadyStarted: String
  let systemTrouble: Template
}
