// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MarkWords {
  static let arabic = Edition(
    MarkWords(
      points: .arabic(
        zero: "0 نقطة", one: "نقطة واحدة", two: "نقطتين", few: "{count} نقاط", many: "{count} نقطة",
        other: "{count} نقطة"),
      bars: .arabic(
        zero: "0 عمود", one: "عمود واحد", two: "عمودين", few: "{count} أعمدة",
        many: "{count} عمودًا", other: "{count} عمود"),
      bins: .arabic(
        zero: "0 فئة", one: "فئة واحدة", two: "فئتين", few: "{count} فئات", many: "{count} فئة",
        other: "{count} فئة"),
      boxes: .arabic(
        zero: "0 صندوق", one: "صندوق واحد", two: "صندوقين", few: "{count} صناديق",
        many: "{count} صندوقًا", other: "{count} صندوق"),
      cells: .arabic(
        zero: "0 خلية", one: "خلية واحدة", two: "خليتين", few: "{count} خلايا",
        many: "{count} خلية", other: "{count} خلية"),
      slices: .arabic(
        zero: "0 قطاع", one: "قطاع واحد", two: "قطاعين", few: "{count} قطاعات",
        many: "{count} قطاعًا", other: "{count} قطاع"),
      candles: .arabic(
        zero: "0 شمعة", one: "شمعة واحدة", two: "شمعتين", few: "{count} شموع", many: "{count} شمعة",
        other: "{count} شمعة"),
      lines: .arabic(
        zero: "0 خط", one: "خط واحد", two: "خطين", few: "{count} خطوط", many: "{count} خطًا",
        other: "{count} خط"),
      rows: .arabic(
        zero: "0 صف", one: "صف واحد", two: "صفين", few: "{count} صفوف", many: "{count} صفًا",
        other: "{count} صف"),
      series: .arabic(
        zero: "0 سلسلة", one: "سلسلة واحدة", two: "سلسلتين", few: "{count} سلاسل",
        many: "{count} سلسلة", other: "{count} سلسلة"),
      categories: .arabic(
        zero: "0 فئة", one: "فئة واحدة", two: "فئتين", few: "{count} فئات", many: "{count} فئة",
        other: "{count} فئة"),
      times: .arabic(
        zero: "0 مرة", one: "مرة واحدة", two: "مرتين", few: "{count} مرات", many: "{count} مرة",
        other: "{count} مرة"),
      places: .arabic(
        zero: "0 موضع", one: "موضع واحد", two: "موضعين", few: "{count} مواضع",
        many: "{count} موضعًا", other: "{count} موضع"),
      values: .arabic(
        zero: "لا قيم", one: "قيمة واحدة", two: "قيمتان", few: "{count} قيم", many: "{count} قيمة",
        other: "{count} قيمة"),
      outliers: .arabic(
        zero: "لا قيم شاذة", one: "قيمة شاذة واحدة", two: "قيمتان شاذتان", few: "{count} قيم شاذة",
        many: "{count} قيمة شاذة", other: "{count} قيمة شاذة")))
}
