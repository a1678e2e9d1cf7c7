// SPDX-License-Identifier: Apache-2.0

import Speaking

extension DescriptionWords {
  static let arabic = Edition(
    DescriptionWords(
      chartOf: "{kind}: {subject}",
      gist: "{chart}. {main}",
      mainIsSentence: true,
      by: "{values} بحسب {x}",
      it: "{words}",
      clause: "{name}: {words}",
      xAxis: "المحور الأفقي",
      values: "القيمة",
      // What the chart is
      groupsOfMarks: "{groups} من {marks}",
      titled: "{kind} «{title}»",
      kindWithMarks: "{kind}، في {marks}",
      kindOfSubject: "{kind}: {subject}، في {marks}",
      goes: "{name} {span}",
      valuesGo: "القيم {span}",
      fromTo: "من {from} إلى {to}",
      logarithmic: "{axis} بمقياس لوغاريتمي",
      rows: "الصفوف: {names}",
      series: "السلاسل: {names}",
      categories: "الفئات: {names}",
      manyCategories: "هناك {categories}، {span}"))
}
