// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DistributionWords {
  static let spanish = Edition(
    DistributionWords(
      most: "la mayoría de los valores va {span}",
      fullest: "el intervalo más lleno va {span}, con {values}",
      shareOfAll: "{bin}, el {share} de {values}",
      halves:
        "la mitad de los valores está por debajo de {median}, más o menos, y la mitad central entre {lower} y {upper}",
      severalPeaks: .spanish(
        one: "la distribución tiene {count} pico", other: "la distribución tiene {count} picos"),
      peaks: "los picos van {spans}",
      even: "la distribución tiene un solo pico y es más o menos simétrica",
      tailHigh: "la distribución tiene un solo pico y una cola larga hacia los valores altos",
      tailLow: "la distribución tiene un solo pico y una cola larga hacia los valores bajos",
      emptyBins: .spanish(
        one: "un intervalo intermedio está vacío, {place}",
        other: "{count} intervalos intermedios están vacíos, el primero {place}"),
      // Boxes
      medians: "la mediana más alta es {high}, {highPlace}; la más baja {low}, {lowPlace}",
      spread:
        "los valores se reparten más {wide} (mitad central de {lower} a {upper}) y menos {narrow}",
      overlap: "las mitades centrales de estas dos cajas se solapan",
      apart: "las mitades centrales de la caja más alta y la más baja no se solapan",
      outliers: .same("hay {outliers}"),
      mostOutliers: "{outliers}, sobre todo {place}"))
}
