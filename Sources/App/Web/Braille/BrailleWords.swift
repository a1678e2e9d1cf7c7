// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the braille page.
enum BrailleWords {
  static let text = Phrase(en: "What you have written", es: "Lo que has escrito", ar: "ما كتبته")
  static let kept = Phrase(
    en: "Your text is kept on this device.", es: "Tu texto se guarda en este dispositivo.",
    ar: "نصك محفوظ على هذا الجهاز.")
  /// With the day and the time.
  static let keptFrom = Phrase(
    en: "Your text from $1 is kept on this device.",
    es: "Tu texto del $1 está guardado en este dispositivo.", ar: "نصك من $1 محفوظ على هذا الجهاز.")
  static let clearKept = Phrase(en: "Clear it", es: "Borrarlo", ar: "امسحه")
  static let textHint = Phrase(
    en: "You can also type or paste here: letters, or braille characters.",
    es: "También puedes escribir o pegar aquí: letras o caracteres braille.",
    ar: "يمكنك أيضًا أن تكتب أو تلصق هنا: حروفًا أو رموز برايل.")
  static let cells = Phrase(en: "In braille", es: "En braille", ar: "ببرايل")
  static let table = Phrase(
    en: "Braille table", es: "Tabla braille", ar: "جدول برايل")
  static let translate = Phrase(
    en: "Turn into braille and letters", es: "Pasar a braille y a letras",
    ar: "تحويل إلى برايل وإلى حروف")
  static let withoutScripts = Phrase(
    en: "The pad for your fingers needs JavaScript, which is off or did not load. "
      + "The field below works without it.",
    es: "El panel para tus dedos necesita JavaScript, que está apagado o no se ha cargado. "
      + "El campo de abajo funciona sin él.",
    ar: "تحتاج لوحة الأصابع إلى JavaScript، وهو متوقف أو لم يُحمَّل. الحقل أدناه يعمل من دونه.")
  static let failed = Phrase(
    en: "The pad could not be loaded. Load the page again; the text field works meanwhile.",
    es: "No se ha podido cargar el panel. Vuelve a cargar la página; el campo de texto funciona.",
    ar: "تعذّر تحميل اللوحة. أعد تحميل الصفحة؛ حقل النص يعمل في الأثناء.")
}

/// The pad and its keys.
extension BrailleWords {
  static let pad = Phrase(en: "Braille pad", es: "Panel braille", ar: "لوحة برايل")
  static let padTouch = Phrase(
    en: "Put down the fingers of a cell together, then lift them.",
    es: "Apoya a la vez los dedos de una celda y levántalos.",
    ar: "ضع أصابع الخلية معًا ثم ارفعها.")
  static let padKeys = Phrase(
    en: "On a keyboard, F D S are dots 1 2 3 and J K L are dots 4 5 6, pressed together. "
      + "Space, Backspace and Enter write and delete. Tab or Escape leaves the pad.",
    es: "Con teclado, F D S son los puntos 1 2 3 y J K L los puntos 4 5 6, pulsadas a la vez. "
      + "Espacio, Retroceso e Intro escriben y borran. Tabulador o Escape salen del panel.",
    ar: "على لوحة المفاتيح: المفاتيح F D S هي النقاط 1 2 3، وJ K L هي النقاط 4 5 6، تُضغط معًا. "
      + "المسافة وBackspace وEnter للكتابة والحذف. Tab أو Escape للخروج من اللوحة.")
  static let fill = Phrase(
    en: "Fill the screen with the pad", es: "Llenar la pantalla con el panel",
    ar: "ملء الشاشة باللوحة")
  static let unfill = Phrase(
    en: "Leave", es: "Salir", ar: "خروج")
  static let readBack = Phrase(en: "Read it back", es: "Leerlo", ar: "اقرأه لي")
  static let delete = Phrase(en: "Delete a cell", es: "Borrar una celda", ar: "حذف خلية")
  static let undo = Phrase(en: "Undo", es: "Deshacer", ar: "تراجع")
  static let calibrate = Phrase(
    en: "Fit to my hands", es: "Ajustar a mis manos", ar: "ضبطها على يديّ")
  static let submit = Phrase(en: "Done", es: "Listo", ar: "تم")
  static let close = Phrase(en: "Close the pad", es: "Cerrar el panel", ar: "إغلاق اللوحة")
  static let more = Phrase(
    en: "Settings and more", es: "Ajustes y más", ar: "الإعدادات والمزيد")
  static let clear = Phrase(en: "Clear everything", es: "Borrarlo todo", ar: "مسح الكل")
  static let copyLetters = Phrase(en: "Copy the text", es: "Copiar el texto", ar: "نسخ النص")
  static let copyCells = Phrase(
    en: "Copy as braille", es: "Copiar en braille", ar: "نسخ ببرايل")
  static let copied = Phrase(en: "Copied.", es: "Copiado.", ar: "نُسخ.")
  static let notCopied = Phrase(
    en: "The browser does not allow copying. Select the text and copy it yourself.",
    es: "El navegador no permite copiar. Selecciona el texto y cópialo tú.",
    ar: "لا يسمح المتصفح بالنسخ. حدّد النص وانسخه بنفسك.")
  static let hearSwipes = Phrase(
    en: "Hear the swipes", es: "Oír los gestos", ar: "سماع حركات التمرير")
}

/// What to do when a screen reader holds the touches back.
extension BrailleWords {
  static let readers = Phrase(
    en: "If you use a screen reader on a touch screen",
    es: "Si usas un lector de pantalla con pantalla táctil",
    ar: "إذا كنت تستخدم قارئ شاشة على شاشة لمس")
  static let readersWhy = Phrase(
    en: "A screen reader keeps the touches for itself, so the pad does not feel your fingers. "
      + "You have two ways.",
    es: "El lector de pantalla se queda con los toques, así que el panel no siente tus dedos. "
      + "Tienes dos caminos.",
    ar: "يحتفظ قارئ الشاشة باللمسات لنفسه، فلا تشعر اللوحة بأصابعك. أمامك طريقان.")
  static let readersField = Phrase(
    en: "Stay with it: write into the text field with its own braille input – "
      + "Braille Screen Input in VoiceOver, the braille keyboard in TalkBack – or with a braille display.",
    es: "Sigue con él: escribe en el campo de texto con su propia entrada braille "
      + "–la entrada braille en pantalla de VoiceOver, el teclado braille de TalkBack– o con una línea braille.",
    ar: "ابقَ معه: اكتب في حقل النص بإدخال برايل الخاص به – إدخال برايل على الشاشة في VoiceOver، "
      + "ولوحة برايل في TalkBack – أو بسطر برايل.")
  static let readersPad = Phrase(
    en:
      "Or let Earshot speak: in the settings choose “Speak to me”, then switch the screen reader off "
      + "while you type. VoiceOver: press the side button three times. TalkBack: hold both volume keys "
      + "for three seconds. The same again switches it on.",
    es:
      "O deja hablar a Earshot: elige «Háblame» en los ajustes y apaga el lector mientras escribes. "
      + "VoiceOver: pulsa tres veces el botón lateral. TalkBack: mantén las dos teclas de volumen tres "
      + "segundos. Lo mismo lo vuelve a encender.",
    ar: "أو دع Earshot يتكلم: اختر «كلّمني» في الإعدادات، ثم أوقف قارئ الشاشة أثناء الكتابة. "
      + "VoiceOver: اضغط الزر الجانبي ثلاث مرات. TalkBack: اضغط زرَّي الصوت معًا ثلاث ثوانٍ. "
      + "والحركة نفسها تعيد تشغيله.")
  static let readersHeldBack = Phrase(
    en: "The pad was opened, but no finger reached it: a screen reader holds the touches back.",
    es: "El panel se ha abierto, pero ningún dedo le ha llegado: un lector de pantalla retiene los "
      + "toques.",
    ar: "فُتحت اللوحة ولم يصل إليها أي إصبع: قارئ الشاشة يحتجز اللمسات.")
  static let tablets = Phrase(
    en: "On an iPad, switch off the gestures for several apps in the iPad's settings under "
      + "Multitasking & Gestures: four or five fingers would otherwise change the app.",
    es: "En un iPad, apaga los gestos de varias apps en los ajustes del iPad, en Multitarea y "
      + "gestos: si no, cuatro o cinco dedos cambian de app.",
    ar: "على iPad أوقف إيماءات تعدد المهام في إعدادات الجهاز، وإلا بدّلت أربع أصابع أو خمس التطبيق.")
  static let toSettings = Phrase(
    en: "Open the settings", es: "Abrir los ajustes", ar: "فتح الإعدادات")
  static let understood = Phrase(en: "I understand", es: "Entendido", ar: "فهمت")
  static let stayOffline = Phrase(
    en: "Send nothing: offline only", es: "No enviar nada: solo sin conexión",
    ar: "لا ترسل شيئًا: دون اتصال فقط")
  static let wordsLeave = Phrase(
    en: "This table has contractions that only the server knows. While you type with it, each word "
      + "is sent to this Earshot server to be read. Nothing is kept there. “Offline only” in the "
      + "settings stops it.",
    es:
      "Esta tabla tiene abreviaturas que solo conoce el servidor. Mientras escribes con ella, cada "
      + "palabra se envía a este servidor de Earshot para leerla. Allí no se guarda nada. «Solo sin "
      + "conexión», en los ajustes, lo impide.",
    ar:
      "في هذا الجدول اختصارات لا يعرفها إلا الخادم. أثناء الكتابة به تُرسل كل كلمة إلى خادم Earshot "
      + "هذا لقراءتها، ولا يُحفظ هناك شيء. خيار «دون اتصال فقط» في الإعدادات يمنع ذلك.")
}
