// SPDX-License-Identifier: Apache-2.0

/// What Earshot's own voice says of itself.
struct SpeechWords: Words {
  /// The device has no voice for this language, and the words may not leave it.
  let staysUnspoken: String
}
