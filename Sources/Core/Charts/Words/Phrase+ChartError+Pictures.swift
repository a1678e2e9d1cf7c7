// SPDX-License-Identifier: Apache-2.0

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
    }
  }
}
