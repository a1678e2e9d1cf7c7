// SPDX-License-Identifier: Apache-2.0

import Speaking

extension NewsWords {
  static let arabic = Edition(
    NewsWords(
      maximum: "أعلى قيمة جديدة: {value}",
      minimum: "أدنى قيمة جديدة: {value}",
      rises: "صعود الآن من {value}",
      falls: "هبوط الآن من {value}",
      below: "الآن تحت {limit}: {value}",
      above: "الآن فوق {limit}: {value}",
      missing: "القيم ناقصة الآن",
      again: "عادت القيم: {value}",
      leap: "قفزة من {from} صعودًا إلى {to}",
      drop: "هبوط مفاجئ من {from} إلى {to}"))
}
