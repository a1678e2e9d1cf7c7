// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DescriptionWords {
  static let french = Edition(
    DescriptionWords(
      chartOf: "{kind}\u{A0}: {subject}",
      gist: "{chart}. {main}",
      mainIsSentence: true,
      by: "{values} selon {x}",
      it: "la valeur {words}",
      clause: "{name} {words}",
      xAxis: "l’axe x",
      values: "la valeur",
      // What the chart is
      groupsOfMarks: "{groups} avec {marks}",
      titled: "{kind} «\u{A0}{title}\u{A0}»",
      kindWithMarks: "{kind}, {marks}",
      kindOfSubject: "{kind}\u{A0}: {subject}, {marks}",
      goes: "{name}\u{A0}: {span}",
      valuesGo: "les valeurs s’étendent {span}",
      fromTo: "de {from} à {to}",
      logarithmic: "{axis} sur une échelle logarithmique",
      rows: "les lignes sont {names}",
      series: "les séries sont {names}",
      categories: "les catégories sont {names}",
      manyCategories: "il y a {categories}, {span}"))
}
