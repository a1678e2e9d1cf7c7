// SPDX-License-Identifier: Apache-2.0

import Speaking

extension EspeakVoice {
  // Latin American: the pronunciation that most speakers share.
  static let spanish = Edition(EspeakVoice(name: "es-419"))
}
