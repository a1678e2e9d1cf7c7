// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SeriesWords {
  static let french = Edition(
    SeriesWords(
      rise: .french(one: "{names} monte", other: "{names} montent"),
      fall: .french(one: "{names} baisse", other: "{names} baissent"),
      noTrendIn: "pas de tendance claire dans {series}",
      orderAtEnd: "à la fin, l’ordre est\u{A0}: {series}",
      last: "en dernier sur {series}, {name} {value}",
      gainsMost: "{name} est la série qui monte le plus, {change}",
      losesMost: "{name} est la série qui baisse le plus, {change}",
      staysAbove:
        "{first} reste toujours au-dessus de {second}\u{202F}; le plus grand écart, {gap}, se trouve {place}",
      together: "{pair} montent et baissent ensemble (corrélation {correlation})",
      opposite: "{pair} vont en sens contraire (corrélation {correlation})",
      overtakes: "{first} dépasse {second} {place}",
      cross: "{first} et {second} se croisent {times}, la première {place}"))
}
