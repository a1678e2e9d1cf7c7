// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TrendWords {
  static let arabic = Edition(
    TrendWords(
      rises: "الاتجاه العام صاعد",
      falls: "الاتجاه العام هابط",
      returns: "النهاية قريبة من البداية",
      wavers: "تذبذب دون اتجاه عام",
      flat: "ثبات دون تغيّر",
      noTrend: "لا اتجاه عام",
      risesSteadily: "صعود دون هبوط واضح",
      fallsSteadily: "هبوط دون صعود واضح",
      // How fast
      onAverage: "{trend}، بمعدل {rate}",
      rate: "{change} {per}",
      aYear: "في السنة",
      aMonth: "في الشهر",
      aDay: "في اليوم",
      anHour: "في الساعة",
      aMinute: "في الدقيقة",
      // Stretches
      turns: "تغيّر الاتجاه {times}",
      risesTo: "صعود إلى {value} {place}",
      fallsTo: "هبوط إلى {value} {place}",
      risesUntil: "صعود {place}",
      fallsUntil: "هبوط {place}",
      thenRises: "{stretches}، ثم صعود حتى النهاية",
      thenFalls: "{stretches}، ثم هبوط حتى النهاية",
      fromAfar: "بصورة عامة: {words}",
      longestRise: "أطول صعود {span}، من {from} إلى {to}",
      longestFall: "أطول هبوط {span}، من {from} إلى {to}",
      nearlyFlat: "شبه ثبات {span}، عند نحو {level}",
      largestStepUp: "أكبر قفزة صعود {span}، من {from} إلى {to}",
      largestStepDown: "أكبر قفزة هبوط {span}، من {from} إلى {to}"))
}
