// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MachineVoiceWords {
  static let arabic = Edition(MachineVoiceWords(spoken: "قرأ هذا الكتاب صوت آلي."))
}
