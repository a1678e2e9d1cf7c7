// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PlaceSearchWords {
  static let arabic = Edition(
    PlaceSearchWords(
      severalPlaces: "«{query}» يطابق عدة أماكن ({count}): {names}. حدّد أيها.",
      noSuchPlace: "لا يوجد مكان باسم «{query}» في هذه الخريطة.",
      noSuchPlaceBut: "لا يوجد مكان باسم «{query}» في هذه الخريطة. هل تقصد {names}؟"))
}
