// SPDX-License-Identifier: Apache-2.0

import Speaking

extension PlaceSearchWords {
  static let french = Edition(
    PlaceSearchWords(
      severalPlaces: "« {query} » correspond à {count} lieux : {names}. Précisez lequel.",
      noSuchPlace: "Il n’y a aucun lieu « {query} » sur cette carte.",
      noSuchPlaceBut: "Il n’y a aucun lieu « {query} » sur cette carte. Cherchiez-vous {names} ?")
  )
}
