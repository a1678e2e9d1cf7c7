// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TrendWords {
  static let spanish = Edition(
    TrendWords(
      rises: "sube en conjunto",
      falls: "baja en conjunto",
      returns: "acaba más o menos donde empezó",
      wavers: "sube y baja sin tendencia",
      flat: "no cambia",
      noTrend: "no tiene tendencia general",
      risesSteadily: "sube sin ninguna bajada marcada",
      fallsSteadily: "baja sin ninguna subida marcada",
      // How fast
      onAverage: "{trend}, de media {rate}",
      rate: "{change} {per}",
      aYear: "al año",
      aMonth: "al mes",
      aDay: "al día",
      anHour: "por hora",
      aMinute: "por minuto",
      // Stretches
      turns: "cambia de dirección {times}",
      risesTo: "sube a {value} {place}",
      fallsTo: "baja a {value} {place}",
      risesUntil: "sube {place}",
      fallsUntil: "baja {place}",
      thenRises: "{stretches} y luego sube hasta el final",
      thenFalls: "{stretches} y luego baja hasta el final",
      fromAfar: "a grandes rasgos {words}",
      longestRise: "la subida más larga va {span}, de {from} a {to}",
      longestFall: "la bajada más larga va {span}, de {from} a {to}",
      nearlyFlat: "casi no cambia {span}, cerca de {level}",
      largestStepUp: "el mayor salto es una subida {span}, de {from} a {to}",
      largestStepDown: "el mayor salto es una bajada {span}, de {from} a {to}"))
}
