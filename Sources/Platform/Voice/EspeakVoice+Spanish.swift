// SPDX-License-Identifier: Apache-2.0

package import Speaking

extension EspeakVoice {
  // Latin American: the pronunciation that most speakers share.
  package static let spanish = Edition(EspeakVoice(name: "es-419"))
}
