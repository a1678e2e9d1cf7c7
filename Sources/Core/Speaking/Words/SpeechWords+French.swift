// SPDX-License-Identifier: Apache-2.0

extension SpeechWords {
  static let french = Edition(
    SpeechWords(
      staysUnspoken: """
        Cet appareil n’a pas de voix en français. Ce qui est privé s’affiche sur la page, \
        mais n’est pas dit.
        """))
}
