// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the pad's settings.
enum BrailleSettingsWords {
  static let group = Phrase(
    en: "How you write", es: "Cómo escribes", ar: "كيف تكتب")
  static let mode = Phrase(
    en: "How you hold the device", es: "Cómo sujetas el dispositivo", ar: "كيف تمسك الجهاز")
  static let modeHint = Phrase(
    en: "Held: the screen faces away from you, dots 1 2 3 under your left hand. "
      + "On a table: the screen is up, your index fingers are dots 1 and 4.",
    es: "En las manos: la pantalla mira hacia fuera, los puntos 1 2 3 bajo tu mano izquierda. "
      + "Sobre la mesa: pantalla hacia arriba, tus índices son los puntos 1 y 4.",
    ar: "في اليدين: الشاشة بعيدة عنك والنقاط 1 2 3 تحت يدك اليسرى. "
      + "على الطاولة: الشاشة إلى الأعلى وسبابتاك هما النقطتان 1 و4.")
  static let auto = Phrase(en: "Follow the tilt", es: "Según la inclinación", ar: "حسب الإمالة")
  static let hold = Phrase(en: "Held", es: "En las manos", ar: "في اليدين")
  static let flat = Phrase(en: "On a table", es: "Sobre la mesa", ar: "على الطاولة")

  static let echo = Phrase(
    en: "What is said as you type", es: "Qué se dice al escribir", ar: "ما يُنطق أثناء الكتابة")
  static let echoCharacter = Phrase(en: "Characters", es: "Caracteres", ar: "الحروف")
  static let echoCell = Phrase(en: "Dots", es: "Puntos", ar: "النقاط")
  static let echoWord = Phrase(
    en: "Words, at their end", es: "Palabras, al acabarlas", ar: "الكلمات عند نهايتها")
  static let echoNone = Phrase(en: "Nothing", es: "Nada", ar: "لا شيء")

  static let dots = Phrase(en: "Dots of a cell", es: "Puntos de una celda", ar: "نقاط الخلية")
  static let six = Phrase(en: "Six", es: "Seis", ar: "ست")
  static let eight = Phrase(en: "Eight", es: "Ocho", ar: "ثمانٍ")

  static let hands = Phrase(en: "Hands", es: "Manos", ar: "اليدان")
  static let handsHint = Phrase(
    en: "With one hand, a cell is written column by column.",
    es: "Con una mano, la celda se escribe columna a columna.",
    ar: "بيد واحدة تُكتب الخلية عمودًا بعد عمود.")
  static let both = Phrase(en: "Both", es: "Las dos", ar: "كلتاهما")
  static let leftHand = Phrase(en: "Left", es: "Izquierda", ar: "اليسرى")
  static let rightHand = Phrase(en: "Right", es: "Derecha", ar: "اليمنى")

  static let chording = Phrase(
    en: "When a cell is finished", es: "Cuándo acaba una celda", ar: "متى تنتهي الخلية")
  static let chordingHint = Phrase(
    en: "On phones that feel only five fingers, both of the other ways can write all six dots.",
    es: "En teléfonos que solo sienten cinco dedos, las otras dos formas pueden escribir los seis "
      + "puntos.",
    ar: "على الهواتف التي لا تحس إلا بخمس أصابع، تكتب الطريقتان الأخريان النقاط الست كلها.")
  static let lift = Phrase(
    en: "Fingers lift together", es: "Los dedos se levantan juntos", ar: "حين ترتفع الأصابع معًا")
  static let accumulate = Phrase(
    en: "The last one lifts; all count", es: "Se levanta el último; cuentan todos",
    ar: "حين يرتفع الأخير، وتُحسب كلها")
  static let sequential = Phrase(
    en: "Column after column", es: "Columna tras columna", ar: "عمودًا بعد عمود")

  static let keys = Phrase(
    en: "Keys on a keyboard", es: "Teclas de un teclado", ar: "المفاتيح على لوحة المفاتيح")
  static let homeRow = Phrase(en: "F D S and J K L", es: "F D S y J K L", ar: "F D S وJ K L")
  static let upperRow = Phrase(en: "The row above", es: "La fila de arriba", ar: "الصف الأعلى")
  static let oneHand = Phrase(
    en: "One after another, then space", es: "Una tras otra, y espacio",
    ar: "واحدًا بعد آخر ثم المسافة")

  static let recognizer = Phrase(
    en: "How fingers become dots", es: "Cómo los dedos pasan a puntos",
    ar: "كيف تصير الأصابع نقاطًا")
  static let adaptive = Phrase(
    en: "Fits itself to your hands", es: "Se adapta a tus manos", ar: "تتكيف مع يديك")
  static let classic = Phrase(
    en: "Fixed zones", es: "Zonas fijas", ar: "مناطق ثابتة")

  static let guide = Phrase(
    en: "Drawing on the pad", es: "Dibujo del panel", ar: "الرسم على اللوحة")
  static let guideSoft = Phrase(en: "Soft", es: "Suave", ar: "خافت")
  static let guideStrong = Phrase(en: "Strong", es: "Fuerte", ar: "قوي")
  static let guideSignal = Phrase(
    en: "On bright yellow", es: "Sobre amarillo vivo", ar: "على أصفر ساطع")

  static let screenWidth = Phrase(
    en: "Width of the screen in millimetres", es: "Ancho de la pantalla en milímetros",
    ar: "عرض الشاشة بالمليمتر")
  static let screenWidthHint = Phrase(
    en: "Leave it empty if you do not know. It holds for the next time the pad opens.",
    es: "Déjalo vacío si no lo sabes. Vale desde la próxima vez que se abra el panel.",
    ar: "اتركه فارغًا إن كنت لا تعرفه. يسري حين تُفتح اللوحة في المرة القادمة.")
}

/// What can be switched on and off.
extension BrailleSettingsWords {
  static let vibration = Phrase(
    en: "Vibrate, where the device can", es: "Vibrar, si el dispositivo puede",
    ar: "الاهتزاز إن استطاع الجهاز")
  static let offline = Phrase(en: "Offline only", es: "Solo sin conexión", ar: "دون اتصال فقط")
  static let offlineHint = Phrase(
    en: "No word leaves this device. Contractions are then not read.",
    es: "Ninguna palabra sale de este dispositivo. Entonces no se leen las abreviaturas.",
    ar: "لا تغادر أي كلمة هذا الجهاز، ولا تُقرأ الاختصارات حينئذ.")
  static let selfVoicing = Phrase(
    en: "Earshot speaks while the pad is open", es: "Earshot habla mientras el panel está abierto",
    ar: "يتكلم Earshot ما دامت اللوحة مفتوحة")
  static let selfVoicingHint = Phrase(
    en: "For when your screen reader is off. With both on, two voices would speak.",
    es:
      "Para cuando tu lector de pantalla está apagado. Con los dos encendidos hablarían dos voces.",
    ar: "حين يكون قارئ الشاشة متوقفًا. إن عملا معًا تكلم صوتان.")
  static let keepText = Phrase(
    en: "Keep my text on this device", es: "Guardar mi texto en este dispositivo",
    ar: "احفظ نصي على هذا الجهاز")
  static let keepTextHint = Phrase(
    en: "It is here again when you come back. Nobody else gets it, unless they use this device.",
    es: "Vuelve a estar aquí cuando regreses. Nadie más lo ve, salvo quien use este dispositivo.",
    ar: "تجده هنا حين تعود. لا يصل إليه أحد غير من يستعمل هذا الجهاز.")
  static let isPrivate = Phrase(
    en: "Hide what I write", es: "Ocultar lo que escribo", ar: "إخفاء ما أكتبه")
  static let isPrivateHint = Phrase(
    en: "For a password: nothing is said, shown, sent or recorded. "
      + "Switching it off forgets what was hidden.",
    es: "Para una contraseña: nada se dice, se muestra, se envía ni se graba. "
      + "Al apagarlo se olvida lo oculto.",
    ar: "لكلمة مرور: لا يُنطق شيء ولا يظهر ولا يُرسل ولا يُسجَّل. وإيقافه ينسي ما كان مخفيًا.")
  static let hidden = Phrase(
    en: "What you have written, hidden", es: "Lo que has escrito, oculto", ar: "ما كتبته، مخفيًا")
  static let brf = Phrase(
    en: "I type BRF into the text field", es: "Escribo BRF en el campo de texto",
    ar: "أكتب BRF في حقل النص")
  static let brfHint = Phrase(
    en: "Braille in ASCII, as some braille displays and old files have it.",
    es: "Braille en ASCII, como lo tienen algunas líneas braille y archivos antiguos.",
    ar: "برايل بحروف ASCII كما في بعض أسطر برايل والملفات القديمة.")
  static let on = Phrase(en: "on", es: "activado", ar: "مفعّل")
  static let off = Phrase(en: "off", es: "desactivado", ar: "موقوف")

  static let curtain = Phrase(
    en: "Draw the black curtain", es: "Correr la cortina negra", ar: "إسدال الستارة السوداء")
  static let uncurtain = Phrase(
    en: "Open the black curtain", es: "Abrir la cortina negra", ar: "رفع الستارة السوداء")
  static let curtainDrawn = Phrase(
    en: "The curtain is drawn: nobody can read along.",
    es: "La cortina está corrida: nadie puede leer contigo.",
    ar: "أُسدلت الستارة: لا يستطيع أحد أن يقرأ معك.")
  static let curtainOpen = Phrase(
    en: "The curtain is open.", es: "La cortina está abierta.", ar: "رُفعت الستارة.")
}
