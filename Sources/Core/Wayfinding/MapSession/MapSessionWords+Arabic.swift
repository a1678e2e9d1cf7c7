// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapSessionWords {
  static let arabic = Edition(
    MapSessionWords(
      nothing: "لا شيء هنا.",
      nearest: "لا شيء هنا. أقرب طريق هو {way}، {distance}.",
      meeting: "هنا تلتقي {names}.",
      edge: "تنتهي الخريطة هنا.",
      view: "{width} من جانب إلى جانب. كل ضغطة تنقلك {step}.",
      nearestView: "لا يمكن الاقتراب أكثر.",
      wholeView: "هذه الخريطة كلها.",
      building: "مبنى",
      square: "ساحة",
      road: "طريق",
      park: "حديقة",
      water: "ماء",
      parking: "موقف سيارات",
      platform: "رصيف",
      grounds: "حرم",
      sport: "ملعب"))
}
