// SPDX-License-Identifier: Apache-2.0

public import Charts
public import Phrases

extension Phrase {
  /// What is wrong with the points of a chart, and what to do.
  public init(_ error: ChartDataError) {
    switch error {
    case .negativeX(let x, let line): self.init(negativeX: x, line: line)
    case .tooManyPoints:
      self.init(
        en:
          "There are more than 2 million points. Keep fewer rows, such as every tenth one, or choose fewer columns.",
        es:
          "Hay más de 2 millones de puntos. Deja menos filas, por ejemplo una de cada diez, o elige menos columnas.",
        ar: "هناك أكثر من مليوني نقطة. أبقِ صفوفًا أقل، مثل صف من كل عشرة، أو اختر أعمدة أقل.")
    case .noPoints:
      self.init(
        en: "There are no points in it. Write x and y in each line after the first.",
        es: "No contiene ningún punto. Escribe x e y en cada línea después de la primera.",
        ar: "لا توجد فيه نقاط. اكتب x وy في كل سطر بعد الأول.")
    case .onePoint:
      self.init(
        en: "There is only one point. A chart needs two or more: add a line.",
        es: "Hay un solo punto. Un gráfico necesita dos o más: añade una línea.",
        ar: "هناك نقطة واحدة فقط. يحتاج المخطط إلى نقطتين أو أكثر: أضف سطرًا.")
    case .sameX(let x):
      let number = SpokenNumber(range: x...x).phrase(x)
      self.init(
        en: "All points have the same x, \(number.english). Give them different ones.",
        es: "Todos los puntos tienen la misma x, \(number.spanish). Dales valores distintos.",
        ar: "لكل النقاط قيمة x نفسها، \(number.arabic). أعطها قيمًا مختلفة.")
    case .notFinite:
      self.init(
        en: "A point is not a usable number. Give finite numbers below 10 to the power 100.",
        es: "Un punto no es un número utilizable. Da números finitos menores que 10 elevado a 100.",
        ar: "إحدى النقاط ليست عددًا صالحًا. أعطِ أعدادًا منتهية أصغر من 10 أس 100.")
    }
  }

  private init(negativeX x: Double, line: Int?) {
    let named = line.map { line in
      Phrase(en: "Line \(line): x", es: "Línea \(line): x", ar: "السطر \(line): x")
    }
    let place = named ?? Phrase(en: "An x", es: "Una x", ar: "قيمة x")
    self.init(
      en:
        "\(place.english) is \(x), but the classic mapping takes no x below 0. Add the same amount to every x, so that the first is 0.",
      es:
        "\(place.spanish) es \(x), pero la regla clásica no admite ninguna x menor que 0. Suma lo mismo a todas las x, para que la primera sea 0.",
      ar:
        "\(place.arabic) تساوي \(x)، والقاعدة الكلاسيكية لا تقبل x أصغر من 0. أضف المقدار نفسه إلى كل x لتكون الأولى 0."
    )
  }
}
