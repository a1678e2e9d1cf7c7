// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BarWords {
  static let arabic = Edition(
    BarWords(
      equal: "كل الأعمدة متساوية: {value}",
      total: "المجموع {total}؛ والعمود الأعلى {share} منه",
      leaders: "القيم الأعلى: {bars}",
      inOrder: "من الأعلى: {bars}",
      rise: "الأعمدة مرتبة تصاعديًا من اليسار إلى اليمين",
      fall: "الأعمدة مرتبة تنازليًا من اليسار إلى اليمين",
      // Groups
      farthestApart: "أكبر فرق بين {first} و{second} هو {gap}، {place}",
      leads: "الصدارة لـ {name} في كل الفئات",
      highestEverywhere: "عمود {name} هو الأعلى في كل الفئات",
      highestIn: "العمود الأعلى: {leads}",
      lead: "{name} في {categories}",
      // Stacks
      totalsInBrief: "أكبر مجموع {high}، {highPlace}؛ وأصغر مجموع {low}، {lowPlace}",
      largestTotal: "أكبر مجموع هو {value}، {place}",
      smallestTotal: "أصغر مجموع هو {value}، {place}",
      totalTrend: "المجموع: {trend}",
      shares: "من المجموع الكلي، {whole}، أكبر الحصص: {shares}"))
}
