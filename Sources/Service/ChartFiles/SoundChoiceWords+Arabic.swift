// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SoundChoiceWords {
  /// The words in Arabic.
  static let arabic = Edition(
    SoundChoiceWords(
      // What must be given, as the end of a sentence
      oneOf: "واحدًا من: {list}",
      oneOfOrNumber: "{list}، أو عددًا من {low} إلى {high}",
      someOf: "بعضًا من هذه، بينها فواصل: {list}",
      number: "عددًا من {low} إلى {high}",
      onOrOff: "on أو off",
      // What does not fit, and what would
      unfit: "لا يصح أن يكون {name} «{found}». أعطِ {wanted}.",
      narrow: "يجب أن يعلو {high} عن {low} نصفي نغمة على الأقل. أعطِ عددًا أكبر."))
}
