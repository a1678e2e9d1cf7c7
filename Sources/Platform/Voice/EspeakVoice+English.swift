// SPDX-License-Identifier: Apache-2.0

package import Speaking

extension EspeakVoice {
  package static let english = Edition(EspeakVoice(name: "en"))
}
