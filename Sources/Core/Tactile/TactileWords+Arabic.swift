// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileWords {
  static let arabic = Edition(
    TactileWords(
      key: "دليل السلاسل",
      across: "أفقيًا: {name}",
      upward: "رأسيًا: {name}",
      rows: "الصفوف من الأعلى: {name}",
      clockwise: "القطاعات من الأعلى مع عقارب الساعة:",
      candles: "فارغ: ارتفع. مخطط: انخفض.",
      boxes: "الخط السميك: نصف القيم تحته.",
      squares: "المربعات الأكبر قيم أعلى، من {from} إلى {to}. بلا مربع: بلا قيمة.",
      points: "رُسمت {drawn} من {all} نقطة، متباعدة بما يكفي للمس.",
      asLine: "العلامات أكثر من أن تُلمس واحدة واحدة: رُسمت قيمها خطًا.",
      leftOut: "رُسمت الصفحات الأولى فقط: {drawn} من {all}.",
      page: "الصفحة {number}:"))
}
