// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TrendWords {
  static let french = Edition(
    TrendWords(
      rises: "monte dans l’ensemble",
      falls: "baisse dans l’ensemble",
      returns: "finit à peu près au niveau du début",
      wavers: "monte et baisse sans tendance",
      flat: "ne change pas",
      noTrend: "n’a pas de tendance générale",
      risesSteadily: "monte sans baisse marquée",
      fallsSteadily: "baisse sans hausse marquée",
      // How fast
      onAverage: "{trend}, en moyenne {rate}",
      rate: "de {change} {per}",
      aYear: "par an",
      aMonth: "par mois",
      aDay: "par jour",
      anHour: "par heure",
      aMinute: "par minute",
      // Stretches
      turns: "change de direction {times}",
      risesTo: "monte à {value} {place}",
      fallsTo: "baisse à {value} {place}",
      risesUntil: "monte {place}",
      fallsUntil: "baisse {place}",
      thenRises: "{stretches}, puis monte jusqu’à la fin",
      thenFalls: "{stretches}, puis baisse jusqu’à la fin",
      fromAfar: "dans les grandes lignes, {words}",
      longestRise: "la plus longue hausse s’étend {span}, de {from} à {to}",
      longestFall: "la plus longue baisse s’étend {span}, de {from} à {to}",
      nearlyFlat: "ne change presque pas {span}, autour de {level}",
      largestStepUp: "le plus grand saut est une hausse {span}, de {from} à {to}",
      largestStepDown: "le plus grand saut est une baisse {span}, de {from} à {to}"))
}
