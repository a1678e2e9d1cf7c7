// SPDX-License-Identifier: Apache-2.0

import Speaking

extension RouteChoiceWords {
  static let french = Edition(
    RouteChoiceWords(
      howTold: "Quel chemin, et comment le dire",
      profile: "Quel chemin",
      blind: "Le plus facile avec une canne",
      shortest: "Le plus court",
      hindrances: "Ce qui vous gêne en chemin",
      hindrancesHint:
        "Ce que vous évitez est laissé de côté, même si le chemin devient long. Si aucun chemin ne laisse tout de côté, on vous le dit.",
      asUsual: "Comme d’habitude",
      ignored: "Peu importe",
      minded: "Plutôt pas",
      avoided: "Éviter",
      crossings: "Rues à traverser",
      steps: "Marches",
      barriers: "Portails et bornes",
      openSpaces: "Espaces ouverts",
      roads: "Rues sans trottoir",
      roughGround: "Sol irrégulier",
      turns: "Virages",
      darkness: "Chemins sans éclairage",
      unknownWays: "Voies que je n’ai pas enregistrées",
      style: "Directions",
      sides: "Gauche et droite",
      clock: "Par l’horloge",
      degrees: "En degrés",
      compass: "Par la boussole",
      legs: "Devant et sur le côté",
      units: "Distances",
      metres: "En mètres",
      paces: "En pas",
      inStreets: "En rues à traverser",
      stepLength: "La longueur de votre pas",
      stepLengthHint:
        "Elle est apprise pendant que vous êtes guidé, si cet appareil dit comment il bouge. Vous pouvez aussi compter vos pas, sur des mètres que vous connaissez ou pendant que vous êtes guidé.",
      countBegin: "Commencer à compter",
      counted: "Pas que vous avez comptés",
      countedMetres: "Sur combien de mètres",
      countedMetresHint:
        "Laissez vide pour ce que vous avez parcouru avec le guide depuis le début du compte.",
      workOut: "Calculer mon pas",
      step: "Longueur de votre pas en centimètres",
      stepHint: "Faites 20 pas, mesurez la distance et divisez-la par 20.",
      wrongStep: "Un pas mesure entre 20 et 150 centimètres.",
      named: "Nommé au passage",
      places: "Magasins, cafés et autres lieux",
      landmarks: "Monuments, églises, parcs et bâtiments",
      stops: "Arrêts et parkings",
      crossingsBeside: "Passages que votre chemin n’utilise pas",
      amount: "Combien est nommé",
      few: "Peu : 20 mots par minute",
      some: "Un peu : 60 mots par minute",
      many: "Beaucoup : 120 mots par minute"))
}
