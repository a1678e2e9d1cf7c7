// SPDX-License-Identifier: Apache-2.0

extension SpeechWords {
  static let arabic = Edition(
    SpeechWords(
      staysUnspoken: """
        ليس في هذا الجهاز صوت بالعربية. ما هو خاص يظهر في الصفحة، لكنه لا يُنطق.
        """))
}
