// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DescriptionWords {
  static let english = Edition(
    DescriptionWords(
      chartOf: "{kind} of {subject}",
      gist: "{chart}: {main}",
      mainIsSentence: false,
      by: "{values} by {x}",
      it: "it {words}",
      clause: "{name} {words}",
      xAxis: "the x axis",
      values: "the value",
      // What the chart is
      groupsOfMarks: "{groups} with {marks}",
      titled: "{kind} “{title}”",
      kindWithMarks: "{kind}, {marks}",
      kindOfSubject: "{kind}: {subject}, {marks}",
      goes: "{name} goes {span}",
      valuesGo: "the values go {span}",
      fromTo: "from {from} to {to}",
      logarithmic: "{axis} on a logarithmic scale",
      rows: "the rows are {names}",
      series: "the series are {names}",
      categories: "the categories are {names}",
      manyCategories: "there are {categories}, {span}"))
}
