// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileMapWords {
  static let arabic = Edition(
    TactileMapWords(
      title: "خريطة {name}",
      northUp: "الشمال في الأعلى.",
      scale: "طول الخط أسفل الخريطة {distance}.",
      mainStreet: "شارع رئيسي",
      street: "شارع",
      foot: "طريق للمشاة",
      steps: "درج",
      park: "حديقة",
      water: "ماء",
      streets: "الشوارع:",
      places: "الأماكن:",
      waysLeftOut: "لم تُرسم الطرق القريبة جدًا من غيرها بحيث لا يميّزها اللمس.",
      namesLeftOut: "بعض الشوارع والأماكن بلا حرف: لا متّسع بجانبها.",
      way: "الطريق",
      start: "بداية الطريق",
      end: "نهاية الطريق",
      goal: "نهاية الطريق: {name}",
      stops: "مكان على الطريق",
      wayGoesOn: "جزء من الطريق خارج هذه الورقة.",
      closed: "مغلق"))
}
