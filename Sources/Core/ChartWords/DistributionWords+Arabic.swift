// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DistributionWords {
  static let arabic = Edition(
    DistributionWords(
      most: "معظم القيم {span}",
      fullest: "الفئة الأكثر امتلاءً {span}، وفيها {values}",
      shareOfAll: "{bin}، أي {share} من {values}",
      halves: "نصف القيم أقل من نحو {median}، والنصف الأوسط بين {lower} و{upper} تقريبًا",
      severalPeaks: .same("عدد قمم التوزيع {count}"),
      peaks: "القمم: {spans}",
      even: "للتوزيع قمة واحدة وهو متناظر تقريبًا",
      tailHigh: "للتوزيع قمة واحدة وذيل طويل نحو القيم العالية",
      tailLow: "للتوزيع قمة واحدة وذيل طويل نحو القيم المنخفضة",
      emptyBins: .arabic(
        zero: "عدد الفئات الفارغة بينها {count}، أولاها {place}",
        one: "فئة واحدة بينها فارغة، {place}",
        two: "عدد الفئات الفارغة بينها {count}، أولاها {place}",
        few: "عدد الفئات الفارغة بينها {count}، أولاها {place}",
        many: "عدد الفئات الفارغة بينها {count}، أولاها {place}",
        other: "عدد الفئات الفارغة بينها {count}، أولاها {place}"),
      // Boxes
      medians: "أعلى وسيط {high}، {highPlace}؛ وأدنى وسيط {low}، {lowPlace}",
      spread: "أوسع انتشار {wide} (النصف الأوسط من {lower} إلى {upper}) وأضيقه {narrow}",
      overlap: "يتداخل النصفان الأوسطان لصاحبي أعلى وسيط وأدناه",
      apart: "لا يتداخل النصفان الأوسطان لأعلى صندوق وأدناه",
      outliers: .same("هناك {outliers}"),
      mostOutliers: "{outliers}، أكثرها {place}"))
}
