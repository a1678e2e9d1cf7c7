// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What pages say of texts that a machine voice reads until a person has.
struct MachineVoiceWords: Words {
  let heading: String
  let caution: String
  let preparing: String
  let failed: String
  let noVoice: String
  let length: Template
  let download: String
}
