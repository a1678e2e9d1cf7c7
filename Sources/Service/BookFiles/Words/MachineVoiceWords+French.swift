// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MachineVoiceWords {
  static let french = Edition(
    MachineVoiceWords(spoken: "Ce livre a été lu par une voix de synthèse."))
}
