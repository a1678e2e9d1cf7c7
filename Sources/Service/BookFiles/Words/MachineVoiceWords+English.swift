// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MachineVoiceWords {
  static let english = Edition(
    MachineVoiceWords(spoken: "This book was spoken by a machine voice."))
}
