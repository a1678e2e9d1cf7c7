// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DescriptionWords {
  static let spanish = Edition(
    DescriptionWords(
      chartOf: "{kind}: {subject}",
      gist: "{chart}. {main}",
      mainIsSentence: true,
      by: "{values} según {x}",
      it: "{words}",
      clause: "{name} {words}",
      xAxis: "el eje x",
      values: "el valor",
      // What the chart is
      groupsOfMarks: "{groups} con {marks}",
      titled: "{kind} «{title}»",
      kindWithMarks: "{kind}, {marks}",
      kindOfSubject: "{kind}: {subject}, {marks}",
      goes: "{name}: {span}",
      valuesGo: "los valores van {span}",
      fromTo: "de {from} a {to}",
      logarithmic: "{axis} en escala logarítmica",
      rows: "las filas son {names}",
      series: "las series son {names}",
      categories: "las categorías son {names}",
      manyCategories: "hay {categories}, {span}"))
}
