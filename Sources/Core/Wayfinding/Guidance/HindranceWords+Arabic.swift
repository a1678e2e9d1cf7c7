// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HindranceWords {
  static let arabic = Edition(
    HindranceWords(
      crossings: "عبور شوارع",
      steps: "درج",
      barriers: "بوابات أو أعمدة",
      openSpaces: "أماكن مفتوحة",
      roads: "شوارع بلا رصيف معروف",
      roughGround: "أرض وعرة",
      turns: "انعطافات",
      darkness: "أجزاء غير مضاءة",
      unknownWays: "طرق لم تسر فيها",
      unavoided: "لا طريق في الخريطة يخلو من كل ما تتجنبه. في هذا الطريق {things}.",
      asChosen: "أقرب إلى ما اخترته",
      moreKnown: "{distance} أكثر في طرق سرت فيها"))
}
