// SPDX-License-Identifier: Apache-2.0

import Speaking

/// The voice of espeak-ng that speaks a language.
struct EspeakVoice: Words {
  /// Its name, as the option `-v` takes it.
  let name: String
}
