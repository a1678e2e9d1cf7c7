// SPDX-License-Identifier: Apache-2.0

extension SpeechWords {
  static let english = Edition(
    SpeechWords(
      staysUnspoken: """
        This device has no voice for English. What is private is shown on the page, \
        but it is not spoken.
        """))
}
