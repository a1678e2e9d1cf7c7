// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the pages of Charts.
enum ChartsWords {
  static let demos = Phrase(
    en: "Charts to try", es: "Gráficos para probar", ar: "رسوم للتجربة")
  static let own = Phrase(en: "Your own data", es: "Tus propios datos", ar: "بياناتك أنت")
  static let all = Phrase(en: "All charts", es: "Todos los gráficos", ar: "كل الرسوم")

  static let file = Phrase(en: "File", es: "Archivo", ar: "ملف")
  static let fileHint = Phrase(
    en:
      "A table as CSV or TSV, JSON, a Vega-Lite specification, a web page with a table, or an SVG picture of a chart. Columns, dates and the kind of chart are recognised.",
    es:
      "Una tabla en CSV o TSV, JSON, una especificación Vega-Lite, una página web con una tabla o un dibujo SVG de un gráfico. Las columnas, las fechas y el tipo de gráfico se reconocen.",
    ar:
      "جدول بصيغة CSV أو TSV، أو JSON، أو مواصفة Vega-Lite، أو صفحة ويب فيها جدول، أو صورة رسم بصيغة SVG. الأعمدة والتواريخ ونوع الرسم تُعرف تلقائيًا."
  )
  static let sent = Phrase(
    en: "The file is sent to this server, which makes the sound and keeps nothing.",
    es: "El archivo se envía a este servidor, que crea el sonido y no guarda nada.",
    ar: "يُرسَل الملف إلى هذا الخادم، فيصنع الصوت ولا يحتفظ بشيء.")
  static let stays = Phrase(
    en: "The file stays in this browser. Nothing is sent. It opens as soon as you choose it.",
    es: "El archivo se queda en este navegador. No se envía nada. Se abre en cuanto lo eliges.",
    ar: "يبقى الملف في هذا المتصفح، ولا يُرسَل شيء. ويُفتح حالما تختاره.")
  static let open = Phrase(en: "Open this chart", es: "Abrir este gráfico", ar: "افتح هذا المخطط")
  static let noFile = Phrase(
    en: "There are no data. Choose a file, or paste data.",
    es: "No hay datos. Elige un archivo o pega los datos.",
    ar: "لا توجد بيانات. اختر ملفًا، أو الصق البيانات.")

  static let play = Phrase(en: "Play", es: "Reproducir", ar: "تشغيل")
  static let pause = Phrase(en: "Pause", es: "Pausa", ar: "إيقاف مؤقت")
  static let resume = Phrase(en: "Continue", es: "Continuar", ar: "متابعة")
  static let stop = Phrase(en: "Stop", es: "Detener", ar: "إيقاف")
  static let controls = Phrase(en: "Listen", es: "Escuchar", ar: "استمع")

  static let explore = Phrase(
    en: "Point by point", es: "Punto por punto", ar: "نقطة بعد نقطة")
  static let point = Phrase(en: "Point", es: "Punto", ar: "النقطة")

  static let inWords = Phrase(en: "In words", es: "En palabras", ar: "بالكلمات")
  static let hearWords = Phrase(
    en: "Speak the description", es: "Decir la descripción", ar: "انطق الوصف")
  static let table = Phrase(en: "All values", es: "Todos los valores", ar: "كل القيم")
  static let source = Phrase(
    en: "Where the numbers come from", es: "De dónde salen los números", ar: "مصدر الأعداد")

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

  static let busy = Phrase(
    en: "The server makes many sounds just now. Try again in a few seconds.",
    es: "Ahora el servidor está creando muchos sonidos. Inténtalo otra vez en unos segundos.",
    ar: "الخادم يصنع الآن أصواتًا كثيرة. حاول بعد ثوانٍ.")
  static let tooSlow = Phrase(
    en: "This takes the server too long to read and sound. Send fewer rows, columns or details.",
    es:
      "El servidor tarda demasiado en leer esto y darle sonido. Envía menos filas, columnas o detalles.",
    ar: "يستغرق الخادم وقتًا أطول مما ينبغي لقراءة هذا وإسماعه. أرسل صفوفًا أو أعمدة أو تفاصيل أقل.")
  static let tooHeavy = Phrase(
    en:
      "The server does not have the memory for this, or failed at it. Send fewer rows, columns or details.",
    es:
      "El servidor no tiene memoria para esto, o ha fallado al leerlo. Envía menos filas, columnas o detalles.",
    ar: "ليس لدى الخادم ذاكرة تكفي لهذا، أو أخفق في قراءته. أرسل صفوفًا أو أعمدة أو تفاصيل أقل.")
  static func enoughForNow(_ seconds: Int) -> Phrase {
    Phrase(
      en: "The server has made much for your address. Try again in \(seconds) seconds.",
      es:
        "El servidor ha creado mucho para tu dirección. Inténtalo otra vez en \(seconds) segundos.",
      ar: "صنع الخادم الكثير لعنوانك. حاول بعد \(seconds) ثانية.")
  }
  static let notThisForm = Phrase(
    en: "This server cannot make this form of sound. Choose WAV.",
    es: "Este servidor no puede crear este formato de sonido. Elige WAV.",
    ar: "لا يستطيع هذا الخادم صنع هذه الصيغة الصوتية. اختر WAV.")
  static let notMade = Phrase(
    en: "The server could not make this. Try again in a moment, or choose another form.",
    es:
      "El servidor no ha podido crear esto. Inténtalo otra vez en un momento o elige otro formato.",
    ar: "لم يستطع الخادم صنع هذا. حاول بعد لحظة، أو اختر صيغة أخرى.")
  static let noOrdinal = Phrase(
    en: "Write which table it is as a whole number from 1.",
    es: "Escribe qué tabla es con un número entero a partir de 1.",
    ar: "اكتب رقم الجدول عددًا صحيحًا من 1.")

  static func tooLarge(_ megabytes: Int) -> Phrase {
    Phrase(
      en:
        "This is larger than \(megabytes) MB. Send a smaller file, or use Earshot on the command line.",
      es:
        "Esto ocupa más de \(megabytes) MB. Envía un archivo más pequeño o usa Earshot en la línea de órdenes.",
      ar: "هذا أكبر من \(megabytes) ميغابايت. أرسل ملفًا أصغر، أو استعمل Earshot في سطر الأوامر.")
  }

  static func tooLong(_ seconds: Int) -> Phrase {
    Phrase(
      en: "A sound made here lasts at most \(seconds) seconds. Choose fewer.",
      es: "Un sonido creado aquí dura como máximo \(seconds) segundos. Elige menos.",
      ar: "لا يتجاوز الصوت المصنوع هنا \(seconds) ثانية. اختر عددًا أصغر.")
  }

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
