// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What an act on a request did.
enum ReadDoneWords {
  static let undo = Phrase(en: "Undo", es: "Deshacer", ar: "تراجع")
  static let undoBlock = Phrase(
    en: "Undo the block", es: "Deshacer el bloqueo", ar: "تراجع عن الحظر")
  static let asked = Phrase(
    en: "Your request is posted. You find the recording here when it is ready.",
    es: "Tu petición está publicada. Aquí encontrarás la grabación cuando esté lista.",
    ar: "نُشر طلبك. ستجد التسجيل هنا حين يصبح جاهزًا.")
  static let edited = Phrase(
    en: "Your changes are saved.", es: "Tus cambios están guardados.", ar: "حُفظت تغييراتك.")
  static let withdrawn = Phrase(
    en: "Your request is taken back.", es: "Tu petición está retirada.", ar: "سُحب طلبك.")
  static let restored = Phrase(
    en: "Your request is there again.", es: "Tu petición está otra vez aquí.",
    ar: "عاد طلبك كما كان.")
  static let takenAsGood = Phrase(
    en: "Thank you. The recording is yours to keep.",
    es: "Gracias. La grabación es tuya.", ar: "شكرًا. التسجيل لك.")
  static let askedAgain = Phrase(
    en: "The recording is put away. Another volunteer can read the text now.",
    es: "La grabación está apartada. Ahora otra persona puede leer el texto.",
    ar: "وُضع التسجيل جانبًا. يستطيع متطوع آخر أن يقرأ النص الآن.")
  static let putAway = Phrase(
    en: "The recording is put away.", es: "La grabación está apartada.",
    ar: "وُضع التسجيل جانبًا.")
  static let askedNobody = Phrase(
    en: "The recording is put away. But nobody that you named can read the text any more: choose "
      + "who may.",
    es: "La grabación está apartada. Pero ya no puede leer el texto nadie de quienes nombraste: "
      + "elige quién puede.",
    ar: "وُضع التسجيل جانبًا. لكن لم يعد أحد ممن سمّيتهم يستطيع قراءة النص: اختر من يجوز له ذلك.")
  static let recordingBack = Phrase(
    en: "The recording is here again.", es: "La grabación está otra vez aquí.",
    ar: "عاد التسجيل إلى هنا.")
  static let claimed = Phrase(
    en: "The text is yours to read.", es: "El texto es tuyo para leerlo.", ar: "النص لك لتقرأه.")
  static let extended = Phrase(
    en: "You have more time.", es: "Tienes más tiempo.", ar: "لديك وقت إضافي.")
  static let givenBack = Phrase(
    en: "The text is given back. Another volunteer can read it.",
    es: "Has devuelto el texto. Otra persona puede leerlo.",
    ar: "أُعيد النص. يستطيع متطوع آخر أن يقرأه.")
  static let sent = Phrase(
    en: "Your recording is sent. We are checking it now.",
    es: "Tu grabación está enviada. Ahora la estamos revisando.",
    ar: "أُرسل تسجيلك. نحن نفحصه الآن.")
  static let sentWell = Phrase(
    en: "Your recording is sent. Thank you for your voice.",
    es: "Tu grabación está enviada. Gracias por tu voz.", ar: "أُرسل تسجيلك. شكرًا على صوتك.")
}
