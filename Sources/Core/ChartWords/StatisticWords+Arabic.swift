// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StatisticWords {
  static let arabic = Edition(
    StatisticWords(
      least: "الأدنى",
      greatest: "الأعلى",
      mean: "المتوسط",
      median: "الوسيط",
      standardDeviation: "الانحراف المعياري",
      sum: "المجموع",
      first: "الأول",
      last: "الأخير",
      lowWhisker: "نهاية الشارب الأدنى",
      lowerQuartile: "الربيع الأدنى",
      upperQuartile: "الربيع الأعلى",
      highWhisker: "نهاية الشارب الأعلى",
      outlier: "قيمة شاذة",
      open: "الافتتاح",
      high: "الأعلى",
      low: "الأدنى",
      close: "الإغلاق",
      change: "التغيّر",
      lowerBorder: "من",
      upperBorder: "إلى",
      count: "عدد القيم",
      share: "الحصة"))
}
