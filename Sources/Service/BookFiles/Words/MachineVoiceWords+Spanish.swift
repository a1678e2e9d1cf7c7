// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MachineVoiceWords {
  static let spanish = Edition(MachineVoiceWords(spoken: "Este libro lo leyó una voz sintética."))
}
