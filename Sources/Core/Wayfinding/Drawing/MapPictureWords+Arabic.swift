// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapPictureWords {
  static let arabic = Edition(
    MapPictureWords(
      title: "خريطة {name}",
      description:
        "خريطة مرسومة للعين، الشمال في أعلاها: مبانٍ ومياه ومتنزهات وشوارع بأسمائها وممرات للمشاة وأدراج ومعابر وأماكن.",
      mainRoad: "شارع رئيسي",
      road: "شارع",
      pedestrianStreet: "شارع للمشاة",
      footway: "ممر مشاة",
      path: "درب",
      steps: "درج",
      tunnel: "تحت الأرض",
      crossing: "معبر مشاة",
      crossingWithLights: "معبر بإشارة ضوئية",
      place: "مكان له اسم",
      building: "مبنى",
      park: "متنزه",
      water: "مياه",
      parking: "موقف سيارات"))
}
