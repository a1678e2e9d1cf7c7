// SPDX-License-Identifier: Apache-2.0

import Speaking

extension EspeakVoice {
  static let english = Edition(EspeakVoice(name: "en"))
}
