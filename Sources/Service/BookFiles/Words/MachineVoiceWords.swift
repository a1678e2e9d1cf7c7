// SPDX-License-Identifier: Apache-2.0

import Speaking

/// What files of books say of their voice, in the language of the book where Earshot speaks it.
struct MachineVoiceWords: Words {
  let spoken: String
}
