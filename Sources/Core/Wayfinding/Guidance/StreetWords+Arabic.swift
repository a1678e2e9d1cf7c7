// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StreetWords {
  static let arabic = Edition(
    StreetWords(
      walkOn: .arabic(
        zero: "تابع، لا شارع للعبور.", one: "تابع، شارع واحد للعبور.", two: "تابع، شارعان للعبور.",
        few: "تابع، {count} شوارع للعبور.", many: "تابع، {count} شارعًا للعبور.",
        other: "تابع، {count} شارع للعبور."),
      inAll: .arabic(
        zero: "لا شارع للعبور.", one: "شارع واحد للعبور.", two: "شارعان للعبور.",
        few: "{count} شوارع للعبور.", many: "{count} شارعًا للعبور.", other: "{count} شارع للعبور."),
      left: .arabic(
        zero: "لم يبق شارع للعبور.", one: "بقي شارع واحد للعبور.", two: "بقي شارعان للعبور.",
        few: "بقيت {count} شوارع للعبور.", many: "بقي {count} شارعًا للعبور.",
        other: "بقي {count} شارع للعبور.")))
}
