// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of what is kept and handed on of a chart.
enum ChartKeepingWords {
  static let save = Phrase(
    en: "Keep and hand on",
    es: "Guardar y compartir",
    ar: "احفظ وشارك")
  static let onDevice = Phrase(
    en: "Made on this device. Nothing is sent.",
    es: "Se crea en este dispositivo. No se envía nada.",
    ar: "يُصنع على هذا الجهاز، ولا يُرسل شيء.")
  static let wave = Phrase(
    en: "Sound (WAV)",
    es: "Sonido (WAV)",
    ar: "الصوت (WAV)")
  static let text = Phrase(
    en: "Description (text)",
    es: "Descripción (texto)",
    ar: "الوصف (نص)")
  static let tactile = Phrase(
    en: "Tactile pages (SVG)",
    es: "Páginas táctiles (SVG)",
    ar: "صفحات لمسية (SVG)")
  static let picture = Phrase(
    en: "Picture (SVG)",
    es: "Imagen (SVG)",
    ar: "صورة (SVG)")
  static let notes = Phrase(
    en: "Notes (MIDI)",
    es: "Notas (MIDI)",
    ar: "النغمات (MIDI)")
  static let track = Phrase(
    en: "Timed text (WebVTT)",
    es: "Texto sincronizado (WebVTT)",
    ar: "نص مؤقّت (WebVTT)")
  static let wave24 = Phrase(
    en: "WAV, 24 bits",
    es: "WAV, 24 bits",
    ar: "WAV بدقة 24 بت")
  static let waveFloat = Phrase(
    en: "WAV, floating point",
    es: "WAV, coma flotante",
    ar: "WAV بفاصلة عائمة")
  static let moreForms = Phrase(
    en: "More forms of sound",
    es: "Más formatos de sonido",
    ar: "صيغ صوتية أخرى")
  static let onServer = Phrase(
    en:
      "The server makes these: the data are sent to it for that. It keeps nothing of them.",
    es:
      "Estos los crea el servidor: para ello se le envían los datos. No guarda nada de ellos.",
    ar: "هذه يصنعها الخادم: تُرسل إليه البيانات لهذا الغرض، ولا يحتفظ منها بشيء.")
  static let flac = Phrase(
    en: "Lossless and smaller (FLAC)",
    es: "Sin pérdida y más pequeño (FLAC)",
    ar: "بلا فقد وأصغر (FLAC)")
  static let opus = Phrase(
    en: "Small (Opus)",
    es: "Pequeño (Opus)",
    ar: "صغير (Opus)")
  static let mp3 = Phrase(
    en: "For any player (MP3)",
    es: "Para cualquier reproductor (MP3)",
    ar: "لأي مشغّل (MP3)")
  /// Before the name of the file.
  static let saved = Phrase(
    en: "Given to your browser to save",
    es: "Entregado a tu navegador para guardarlo",
    ar: "سُلّم إلى متصفحك ليحفظه")
  static let making = Phrase(
    en: "The server is making it.",
    es: "El servidor lo está creando.",
    ar: "الخادم يصنعه الآن.")
  static let notMade = Phrase(
    en: "The file could not be made here. Try again, or open the page again.",
    es: "No se ha podido crear el archivo. Inténtalo otra vez o abre la página de nuevo.",
    ar: "تعذّر صنع الملف هنا. حاول مرة أخرى، أو افتح الصفحة من جديد.")
  static let serverUnreachable = Phrase(
    en: "The server could not be reached. Save it as WAV, or try again.",
    es: "No se ha podido llegar al servidor. Guárdalo en WAV o inténtalo otra vez.",
    ar: "تعذّر الوصول إلى الخادم. احفظه بصيغة WAV، أو حاول مرة أخرى.")
}

/// The words of bookmarks that stay on the device.
extension ChartKeepingWords {
  static let bookmarks = Phrase(
    en: "Bookmarks stay on this device, and are there again when you open the same data.",
    es: "Los marcadores se quedan en este dispositivo y vuelven cuando abres los mismos datos.",
    ar: "تبقى العلامات على هذا الجهاز، وتعود حين تفتح البيانات نفسها.")
  static let forgetBookmarks = Phrase(
    en: "Forget the bookmarks of all charts",
    es: "Olvidar los marcadores de todos los gráficos",
    ar: "انسَ علامات كل المخططات")
  static let forgotten = Phrase(
    en: "All bookmarks on this device are forgotten",
    es: "Se han olvidado todos los marcadores de este dispositivo",
    ar: "نُسيت كل العلامات على هذا الجهاز")
}

/// The words of data that come while one listens.
extension ChartKeepingWords {
  static let follow = Phrase(
    en: "Follow the sensor",
    es: "Seguir el sensor",
    ar: "تابع المستشعر")
  static let following = Phrase(
    en: "Following. A tone every second; words only when something changes that matters.",
    es: "Siguiendo. Un tono por segundo; palabras solo cuando cambia algo importante.",
    ar: "تجري المتابعة. نغمة كل ثانية، وكلام فقط حين يتغير شيء مهم.")
  static let followed = Phrase(
    en: "Not following any more. What came stays.",
    es: "Ya no se sigue. Lo que llegó se queda.",
    ar: "توقفت المتابعة. وما وصل يبقى.")
  static let unreachable = Phrase(
    en: "The sensor cannot be reached now. Try again in a minute.",
    es: "Ahora no se puede llegar al sensor. Inténtalo otra vez dentro de un minuto.",
    ar: "تعذّر الوصول إلى المستشعر الآن. حاول بعد دقيقة.")
  static let snapshot = Phrase(
    en: "These are the last 30 seconds. Open the page again for newer ones.",
    es: "Estos son los últimos 30 segundos. Abre la página otra vez para tener otros más nuevos.",
    ar: "هذه آخر 30 ثانية. افتح الصفحة من جديد لثوانٍ أحدث.")
}
