// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BarWords {
  static let french = Edition(
    BarWords(
      equal: "toutes les barres sont égales\u{A0}: {value}",
      total: "le total est {total}\u{202F}; la barre la plus haute en fait {share}",
      leaders: "les plus hautes\u{A0}: {bars}",
      inOrder: "de la plus haute à la plus basse\u{A0}: {bars}",
      rise: "les barres montent de gauche à droite",
      fall: "les barres baissent de gauche à droite",
      // Groups
      farthestApart: "le plus grand écart entre {first} et {second}, {gap}, se trouve {place}",
      leads: "{name} est en tête partout",
      highestEverywhere: "la barre de {name} est partout la plus haute",
      highestIn: "la barre la plus haute est celle de {leads}",
      lead: "{name} dans {categories}",
      // Stacks
      totalsInBrief: "plus grand total {high}, {highPlace}\u{202F}; plus petit {low}, {lowPlace}",
      largestTotal: "le plus grand total est {value}, {place}",
      smallestTotal: "le plus petit total est {value}, {place}",
      totalTrend: "le total {trend}",
      shares: "du total, {whole}, les plus grandes parts sont\u{A0}: {shares}"))
}
