// SPDX-License-Identifier: Apache-2.0

import Speaking

extension KindWords {
  static let arabic = Edition(
    KindWords(
      line: "مخطط خطي",
      bar: "مخطط أعمدة",
      groupedBar: "مخطط أعمدة متجاورة",
      stackedBar: "مخطط أعمدة متراكمة",
      area: "مخطط مساحي",
      scatter: "مخطط انتشار",
      histogram: "مدرّج تكراري",
      boxPlot: "مخطط صندوقي",
      heatMap: "خريطة حرارية",
      pie: "مخطط دائري",
      candlestick: "مخطط شموع"))
}
