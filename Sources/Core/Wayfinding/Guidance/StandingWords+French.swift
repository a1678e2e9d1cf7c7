// SPDX-License-Identifier: Apache-2.0

import Speaking

extension StandingWords {
  static let french = Edition(
    StandingWords(
      onLeft: "Vous êtes ici : {way}, du côté gauche dans le sens de votre marche.",
      onRight: "Vous êtes ici : {way}, du côté droit dans le sens de votre marche.",
      onSide: "Vous êtes ici : {way}, du côté qui se trouve {direction}.",
      meeting: "Vous êtes là où se rejoignent : {ways}.",
      oneOf: "Vous êtes sur l’une de ces voies, on ne sait pas laquelle : {ways}.",
      probablyOn: "Vous êtes probablement ici : {way}.",
      none: "Vous n’êtes sur aucune voie de la carte.",
      unknown: "On ne sait pas sur quelle voie vous êtes.",
      nearest: "La plus proche est à environ {distance}, {direction} : {way}.",
      otherWay: "Vous semblez avoir quitté le chemin, vous êtes ici : {way}.",
      nowOn: "Maintenant : {way}."))
}
