// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the pages of Charts.
enum ChartsWords {
  static let demos = Phrase(
    en: "Charts to try", es: "Gráficos para probar", ar: "رسوم للتجربة")
  static let own = Phrase(en: "Your own data", es: "Tus propios datos", ar: "بياناتك أنت")
  static let all = Phrase(en: "All charts", es: "Todos los gráficos", ar: "كل الرسوم")

  static let file = Phrase(en: "CSV file", es: "Archivo CSV", ar: "ملف CSV")
  static let fileHint = Phrase(
    en:
      "The first line names two columns. Each line after it holds two numbers: where, and how much. For example: Hour,Temperature, then 0,12.5.",
    es:
      "La primera línea nombra dos columnas. Cada línea siguiente contiene dos números: dónde y cuánto. Por ejemplo: Hora,Temperatura y después 0,12.5.",
    ar:
      "يسمّي السطر الأول عمودين، وفي كل سطر بعده عددان: أين، وكم. مثلًا: الساعة,الحرارة ثم 0,12.5.")
  static let sent = Phrase(
    en: "The file is sent to this server, which makes the sound and keeps nothing.",
    es: "El archivo se envía a este servidor, que crea el sonido y no guarda nada.",
    ar: "يُرسَل الملف إلى هذا الخادم، فيصنع الصوت ولا يحتفظ بشيء.")
  static let stays = Phrase(
    en: "The file stays in this browser. Nothing is sent. It opens as soon as you choose it.",
    es: "El archivo se queda en este navegador. No se envía nada. Se abre en cuanto lo eliges.",
    ar: "يبقى الملف في هذا المتصفح، ولا يُرسَل شيء. ويُفتح حالما تختاره.")
  static let open = Phrase(en: "Make the sound", es: "Crear el sonido", ar: "اصنع الصوت")
  static let noFile = Phrase(
    en: "No file was chosen. Choose a CSV file.",
    es: "No has elegido ningún archivo. Elige un archivo CSV.", ar: "لم تختر ملفًا. اختر ملف CSV.")

  static let play = Phrase(en: "Play", es: "Reproducir", ar: "تشغيل")
  static let pause = Phrase(en: "Pause", es: "Pausa", ar: "إيقاف مؤقت")
  static let resume = Phrase(en: "Continue", es: "Continuar", ar: "متابعة")
  static let stop = Phrase(en: "Stop", es: "Detener", ar: "إيقاف")
  static let controls = Phrase(en: "Listen", es: "Escuchar", ar: "استمع")

  static let explore = Phrase(
    en: "Point by point", es: "Punto por punto", ar: "نقطة بعد نقطة")
  static let point = Phrase(en: "Point", es: "Punto", ar: "النقطة")
  static let previous = Phrase(en: "Previous point", es: "Punto anterior", ar: "النقطة السابقة")
  static let next = Phrase(en: "Next point", es: "Punto siguiente", ar: "النقطة التالية")
  static let lowest = Phrase(en: "Lowest point", es: "Punto más bajo", ar: "أدنى نقطة")
  static let highest = Phrase(en: "Highest point", es: "Punto más alto", ar: "أعلى نقطة")
  static let keys = Phrase(
    en:
      "Keys: left and right arrow step from point to point. Home and End lead to the first and the last point. Escape stops the sound.",
    es:
      "Teclas: las flechas izquierda y derecha van de punto en punto. Inicio y Fin llevan al primero y al último. Escape detiene el sonido.",
    ar:
      "المفاتيح: السهمان الأيسر والأيمن للتنقل بين النقاط، وHome وEnd للأولى والأخيرة، وEscape لإيقاف الصوت."
  )

  static let inWords = Phrase(en: "In words", es: "En palabras", ar: "بالكلمات")
  static let hearWords = Phrase(
    en: "Speak the description", es: "Decir la descripción", ar: "انطق الوصف")
  static let table = Phrase(en: "All values", es: "Todos los valores", ar: "كل القيم")
  static let source = Phrase(
    en: "Where the numbers come from", es: "De dónde salen los números", ar: "مصدر الأعداد")
  static let save = Phrase(
    en: "Save the sound as a file", es: "Guardar el sonido en un archivo", ar: "احفظ الصوت في ملف")

  static let options = Phrase(en: "How it sounds", es: "Cómo suena", ar: "كيف يُسمع")
  static let duration = Phrase(en: "Length", es: "Duración", ar: "المدة")
  static let short = Phrase(
    en: "Short: 2 to 3 seconds", es: "Corta: de 2 a 3 segundos", ar: "قصيرة: من 2 إلى 3 ثوانٍ")
  static let recommended = Phrase(
    en: "Usual: 3 to 10 seconds", es: "Normal: de 3 a 10 segundos",
    ar: "معتادة: من 3 إلى 10 ثوانٍ")
  static let long = Phrase(
    en: "Long: 20 seconds", es: "Larga: 20 segundos", ar: "طويلة: 20 ثانية")
  static let smoothing = Phrase(en: "Smoothing", es: "Suavizado", ar: "التنعيم")
  static let smooth = Phrase(
    en: "Smooth: small jumps are softened", es: "Suave: los saltos pequeños se atenúan",
    ar: "ناعم: تُخفَّف القفزات الصغيرة")
  static let exact = Phrase(
    en: "Exact: every value as it is", es: "Exacto: cada valor tal como es",
    ar: "دقيق: كل قيمة كما هي")
  static let apply = Phrase(en: "Use these", es: "Usar esto", ar: "استعمل هذه")

  static let broken = Phrase(
    en: "The sound could not be started here. Open the page again, or save the sound as a file.",
    es:
      "No se ha podido iniciar el sonido. Abre la página otra vez o guarda el sonido en un archivo.",
    ar: "تعذّر تشغيل الصوت هنا. افتح الصفحة من جديد، أو احفظ الصوت في ملف.")

  static let tooManyListeners = Phrase(
    en: "Enough people listen to this just now. Try again in a minute.",
    es: "Ahora ya escucha bastante gente. Inténtalo otra vez dentro de un minuto.",
    ar: "عدد المستمعين الآن كافٍ. حاول بعد دقيقة.")

  /// That a table shows the first rows only.
  static func firstRows(_ count: Int, of total: Int) -> Phrase {
    Phrase(
      en: "The first \(count) of \(total) points.", es: "Los primeros \(count) de \(total) puntos.",
      ar: "أول \(count) من \(total) نقطة.")
  }
}
