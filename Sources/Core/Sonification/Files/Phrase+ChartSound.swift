// SPDX-License-Identifier: Apache-2.0

public import Phrases
import Speaking

extension Phrase {
  /// What is special about a value, as a heading of it.
  public init(_ event: ToneEvent) {
    switch event {
    case .minimum: self.init(en: "Lowest", es: "El más bajo", ar: "الأدنى")
    case .maximum: self.init(en: "Highest", es: "El más alto", ar: "الأعلى")
    case .outlier:
      self.init(en: "Far from the others", es: "Lejos de los demás", ar: "بعيد عن البقية")
    case .missing: self.init(en: "No value", es: "Sin valor", ar: "لا قيمة")
    case .thresholdUp:
      self.init(en: "Above the limit", es: "Por encima del límite", ar: "فوق الحد")
    case .thresholdDown:
      self.init(en: "Below the limit", es: "Por debajo del límite", ar: "تحت الحد")
    case .signUp: self.init(en: "Above zero", es: "Por encima de cero", ar: "فوق الصفر")
    case .signDown: self.init(en: "Below zero", es: "Por debajo de cero", ar: "تحت الصفر")
    }
  }

  /// What is heard of bars that stand upon one another.
  static var stackTotals: Phrase {
    Phrase(
      en: "Of each bar you hear its parts, and then the total.",
      es: "De cada barra oyes sus partes y después el total.",
      ar: "تسمع أجزاء كل عمود، ثم المجموع.")
  }

  /// How many values sound, where not all do.
  public init(_ thinning: ChartPlan.Thinning) {
    let values = Counted(
      en: ("value", "values"), es: ("valor", "valores"),
      ar: Counted.ArabicForms(
        zero: "لا قيم", one: "قيمة واحدة", two: "قيمتان", few: "قيم", many: "قيمة", other: "قيمة"))
    self.init(
      en: "\(thinning.kept) of \(values.text(thinning.of, in: .english)) sound; "
        + "every high and low is among them.",
      es: "Suenan \(thinning.kept) de \(values.text(thinning.of, in: .spanish)); "
        + "entre ellos están todos los máximos y mínimos.",
      ar: "تُسمَع \(thinning.kept) من أصل \(values.text(thinning.of, in: .arabic))؛ "
        + "ومنها كل القمم والقيعان.")
  }
}
