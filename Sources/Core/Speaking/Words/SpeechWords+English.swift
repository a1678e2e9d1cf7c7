// SPDX-License-Identifier: Apache-2.0

extension SpeechWords {
  static let english = Edition(
    SpeechWords(
      staysUnspoken: """
        This device has no voice for English. Private things are shown on the page, \
        but not spoken.
        """))
}
