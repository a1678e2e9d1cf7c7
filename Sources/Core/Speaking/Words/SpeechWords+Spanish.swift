// SPDX-License-Identifier: Apache-2.0

extension SpeechWords {
  static let spanish = Edition(
    SpeechWords(
      staysUnspoken: """
        Este dispositivo no tiene voz en español. Lo que es privado se muestra en la \
        página, pero no se dice.
        """))
}
