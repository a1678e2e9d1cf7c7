// SPDX-License-Identifier: Apache-2.0

import Speaking

extension GuideWords {
  static let french = Edition(
    GuideWords(
      ahead: "Dans environ {distance} :",
      here: "Ici :",
      goOn: "Vous êtes sur le chemin. Environ {distance} jusqu’à la prochaine indication.",
      offRoute: "Vous semblez avoir quitté le chemin.",
      backwards: "Vous semblez revenir en arrière. Faites demi-tour pour continuer.",
      lost: "Je vous ai perdu : arrêtez-vous et tournez lentement, ou allez à ciel ouvert.",
      foundAgain: "Votre position est de nouveau connue.",
      waiting: "Allez à ciel ouvert : le chemin est cherché dès qu’elle est mieux connue.",
      newRoute: "Un nouveau chemin depuis ici.",
      keepLeft: "Vous semblez dévier : un peu à gauche.",
      keepRight: "Vous semblez dévier : un peu à droite.",
      farFromOwn: "Votre chemin est à environ {distance}, {way}."))
}
