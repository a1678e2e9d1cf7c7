// SPDX-License-Identifier: Apache-2.0

import Speaking

extension WayWords {
  static let arabic = Edition(
    WayWords(
      footway: "ممر للمشاة", pavement: "رصيف", crossing: "معبر مشاة",
      pedestrianStreet: "شارع للمشاة", square: "حافة ساحة",
      sharedStreet: "شارع مشترك مع المركبات", path: "درب غير ممهد", cycleway: "ممر للدراجات",
      bridleway: "درب للخيل", track: "طريق ترابي", steps: "درج", escalator: "درج كهربائي",
      lift: "مصعد", corridor: "رواق", platform: "رصيف محطة", serviceRoad: "طريق خدمة",
      street: "شارع بلا اسم", mainRoad: "شارع رئيسي بلا اسم",
      // Beside a road that has a name
      pavementOf: "رصيف {road}", footwayBeside: "ممر للمشاة بجانب {road}",
      cyclewayBeside: "ممر للدراجات بجانب {road}"))
}
