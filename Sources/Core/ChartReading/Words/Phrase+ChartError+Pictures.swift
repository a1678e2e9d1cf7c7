// SPDX-License-Identifier: Apache-2.0

import ChartWords
import Charts
import Phrases

extension Phrase {
  /// Why no data can be taken off a picture.
  init(_ fault: ChartError.PictureFault) {
    switch fault {
    case .notSVG:
      self.init(
        en: "The SVG picture is broken or cut off. Export it again, or choose the data as CSV.",
        es: "La imagen SVG está rota o cortada. Expórtala de nuevo, o elige los datos como CSV.",
        ar: "صورة SVG تالفة أو مقطوعة. صدّرها من جديد، أو اختر البيانات بصيغة CSV.")
    case .outlines:
      self.init(
        en:
          "The letters of this picture are drawn as outlines, so that the axes cannot be read. In matplotlib set svg.fonttype to none and save it again, or choose the data as CSV.",
        es:
          "Las letras de esta imagen están dibujadas como contornos, y no se pueden leer los ejes. En matplotlib pon svg.fonttype en none y guárdala de nuevo, o elige los datos como CSV.",
        ar:
          "حروف هذه الصورة مرسومة كخطوط، فلا يمكن قراءة المحاور. في matplotlib اجعل svg.fonttype تساوي none واحفظها من جديد، أو اختر البيانات بصيغة CSV."
      )
    case .noLabels:
      self.init(
        en: "The picture has no numbers on its axes, so it holds no data. Choose the data as CSV.",
        es:
          "La imagen no tiene números en los ejes, así que no contiene datos. Elige los datos como CSV.",
        ar: "لا أعداد على محاور الصورة، فلا بيانات فيها. اختر البيانات بصيغة CSV.")
    case .noScale(let axis):
      self.init(
        en:
          "The labels of the \(axis) axis do not stand at even steps, so that values cannot be measured. Choose the data as CSV.",
        es:
          "Las etiquetas del eje \(axis) no están a pasos regulares, y no se pueden medir los valores. Elige los datos como CSV.",
        ar:
          "تسميات المحور \(axis) ليست على مسافات منتظمة، فلا يمكن قياس القيم. اختر البيانات بصيغة CSV."
      )
    case .noMarks:
      self.init(
        en:
          "The picture has axes, but no line, bars or points that can be measured. Choose the data as CSV.",
        es:
          "La imagen tiene ejes, pero ninguna línea, barra o punto que se pueda medir. Elige los datos como CSV.",
        ar: "في الصورة محاور، لكن لا خط ولا أعمدة ولا نقاط يمكن قياسها. اختر البيانات بصيغة CSV.")
    case .tooLarge, .drawing, .severalScales, .shapes, .mixed, .bars, .outside, .steps, .offLabels,
      .colours, .disagreement:
      self.init(
        en: "This picture cannot be read without guessing: $1. Choose the data as CSV.",
        es: "Esta imagen no se puede leer sin adivinar: $1. Elige los datos como CSV.",
        ar: "لا يمكن قراءة هذه الصورة دون تخمين: $1. اختر البيانات بصيغة CSV.",
        with: Self.doubt(fault))
    }
  }

  /// What in a picture is not certain.
  private static func doubt(_ fault: ChartError.PictureFault) -> Phrase {
    switch fault {
    case .notSVG, .outlines, .noLabels, .noScale, .noMarks: Phrase(en: "", es: "", ar: "")
    case .tooLarge:
      Phrase(
        en: "it has too many parts, or parts too deep inside each other",
        es: "tiene demasiadas partes, o partes demasiado profundas",
        ar: "أجزاؤها كثيرة أو متداخلة أكثر مما يلزم")
    case .drawing:
      Phrase(
        en:
          "it is drawn by a style sheet, by reused or moved parts, or in units that are not understood",
        es:
          "está dibujada con una hoja de estilo, con partes reutilizadas o movidas, o en unidades que no se entienden",
        ar: "رُسمت بورقة أنماط أو بأجزاء معادة أو منقولة أو بوحدات غير مفهومة")
    case .severalScales:
      Phrase(
        en: "it has several charts or several scales", es: "tiene varios gráficos o varias escalas",
        ar: "فيها عدة مخططات أو عدة مقاييس")
    case .shapes:
      Phrase(
        en:
          "it holds shapes that are neither plain lines nor bars nor points, such as areas, boxes or error bars",
        es:
          "contiene formas que no son líneas simples, barras ni puntos, como áreas, cajas o barras de error",
        ar:
          "فيها أشكال ليست خطوطًا بسيطة ولا أعمدة ولا نقاطًا، مثل المساحات أو الصناديق أو أشرطة الخطأ"
      )
    case .mixed:
      Phrase(
        en: "it mixes bars, lines or points", es: "mezcla barras, líneas o puntos",
        ar: "تخلط بين أعمدة وخطوط أو نقاط")
    case .bars:
      Phrase(
        en: "its bars do not all stand on zero or exactly upon each other",
        es: "no todas sus barras se apoyan en el cero o exactamente una sobre otra",
        ar: "أعمدتها لا تقوم كلها على الصفر أو بعضها فوق بعض تمامًا")
    case .outside:
      Phrase(
        en: "parts of it reach beyond its axes", es: "algunas partes se salen de los ejes",
        ar: "بعض أجزائها يتجاوز المحورين")
    case .steps:
      Phrase(
        en: "a line of it goes in steps or turns back",
        es: "una línea va a escalones o vuelve atrás",
        ar: "أحد خطوطها متدرج أو يرجع إلى الوراء")
    case .offLabels:
      Phrase(
        en: "parts of it do not stand at a label of the axis",
        es: "algunas partes no están en una etiqueta del eje",
        ar: "بعض أجزائها لا يقف عند تسمية على المحور")
    case .colours:
      Phrase(
        en: "colours do not tell its series apart", es: "los colores no distinguen las series",
        ar: "الألوان لا تميز بين السلاسل")
    case .disagreement:
      Phrase(
        en: "the numbers written in it are not those that it shows",
        es: "los números escritos en ella no son los que muestra",
        ar: "الأعداد المكتوبة فيها ليست هي المرسومة")
    }
  }
}
