// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapWords {
  static let french = Edition(
    MapWords(
      // Names
      otherPlaces: "Autres lieux",
      uncertainName: "{name}, probablement",
      uncertainSubject: "{name}, probablement,",
      // What is wrong with a map of places, and what to do
      notJSON: "Ce n’est pas du JSON valide à la ligne {line}, colonne {column}. Corrigez-le là.",
      notAFeatureCollection:
        "Ce n’est pas une carte de lieux. Ce doit être un objet GeoJSON de type « FeatureCollection » avec une liste « features ».",
      noPlaces: "La carte n’a aucun lieu. Ajoutez au moins un élément (feature).",
      tooManyPlaces: "La carte a plus de {limit} lieux. Divisez-la en cartes plus petites.",
      tooManyCategories: "La carte a plus de {limit} catégories. Utilisez-en moins.",
      feature: "Élément (feature) {number} : {problem}",
      namedFeature: "Élément (feature) {number} ({name}) : {problem}",
      // What is wrong with a feature, after its number
      notAFeature: "ce n’est pas un objet de type « Feature ». Donnez-lui ce type ou retirez-le.",
      notAPoint:
        "sa géométrie n’est pas un Point. Remplacez-la par un point, comme la porte principale.",
      badCoordinates: "ses coordonnées ne sont pas deux nombres. Écrivez [longitude, latitude].",
      outOfRange:
        "ses coordonnées sont hors de la Terre. La longitude va de -180 à 180, la latitude de -90 à 90.",
      swapped:
        "ses coordonnées sont hors de la Terre. La latitude et la longitude semblent inversées : écrivez d’abord la longitude.",
      noName: "il n’a pas de nom. Ajoutez la propriété « name ».",
      textTooLong:
        "l’un de ses textes est trop long à écouter. Raccourcissez-le à 400 octets au plus.",
      // What is wrong with a typed position, and what to do
      noPosition:
        "Aucune position n’est écrite. Écrivez la latitude et la longitude, par exemple 38.3865, -0.5113.",
      notTwoNumbers:
        "« {text} » n’est pas formé de deux nombres. Écrivez la latitude et la longitude, par exemple 38.3865, -0.5113.",
      latitudeOutOfRange:
        "La latitude {value} n’est pas entre -90 et 90. Écrivez d’abord la latitude.",
      longitudeOutOfRange:
        "La longitude {value} n’est pas entre -180 et 180. Écrivez-la après la latitude."))
}
