// SPDX-License-Identifier: Apache-2.0

import Speaking

extension EspeakVoice {
  static let french = Edition(EspeakVoice(name: "fr"))
}
