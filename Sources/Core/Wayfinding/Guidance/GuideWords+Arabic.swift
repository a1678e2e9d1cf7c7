// SPDX-License-Identifier: Apache-2.0

import Speaking

extension GuideWords {
  static let arabic = Edition(
    GuideWords(
      ahead: "بعد نحو {distance}:",
      here: "هنا:",
      goOn: "أنت في الطريق. نحو {distance} إلى التعليمة التالية.",
      offRoute: "يبدو أنك تركت الطريق.",
      backwards: "يبدو أنك تسير إلى الخلف. استدر لتتابع.",
      lost: "فقدتُ موقعك: قف واستدر ببطء، أو اخرج إلى العراء.",
      foundAgain: "موقعك معروف من جديد.",
      waiting: "اخرج إلى العراء: يُبحث عن الطريق حين يُعرف موقعك أفضل.",
      newRoute: "طريق جديد من هنا.",
      keepLeft: "يبدو أنك تميل عن الطريق: قليلًا إلى اليسار.",
      keepRight: "يبدو أنك تميل عن الطريق: قليلًا إلى اليمين.",
      farFromOwn: "طريقك على بعد نحو {distance}، {way}."))
}
