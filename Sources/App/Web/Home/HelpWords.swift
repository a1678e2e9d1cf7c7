// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the help.
enum HelpWords {
  static let title = Phrase(en: "Help", es: "Ayuda", ar: "المساعدة")
  static let lead = Phrase(
    en: "How each ability works, and what to set on your device.",
    es: "Cómo funciona cada capacidad y qué ajustar en tu dispositivo.",
    ar: "كيف تعمل كل قدرة، وماذا تضبط على جهازك.")
  static let contents = Phrase(
    en: "On this page", es: "En esta página", ar: "في هذه الصفحة")
  static let keysCaption = Phrase(en: "Keys", es: "Teclas", ar: "المفاتيح")

  static let parts = [
    read, walk, charts, braille, listen, speaking, mobileReaders, desktopReaders,
  ]

  private static let read = HelpPart(
    id: "read", heading: AbilityWords.read,
    sentences: [
      Phrase(
        en: "Make an account and choose “I want texts read to me”. Then open Read and choose “Ask "
          + "for a reading”.",
        es: "Crea una cuenta y elige «Quiero que me lean textos». Después abre Leer y elige «Pedir "
          + "una lectura».",
        ar: "أنشئ حسابًا واختر «أريد أن تُقرأ لي نصوص». ثم افتح القراءة واختر «اطلب قراءة»."),
      Phrase(
        en: "When a volunteer has sent the recording, it is on the page of your request and in "
          + "Listen.",
        es: "Cuando una persona voluntaria ha enviado la grabación, está en la página de tu "
          + "petición y en Escuchar.",
        ar: "حين يرسل متطوع التسجيل تجده في صفحة طلبك وفي الاستماع."),
      Phrase(
        en: "You can take a request back at any time, and undo that for seven days.",
        es: "Puedes retirar una petición cuando quieras y deshacerlo durante siete días.",
        ar: "تستطيع سحب طلبك متى شئت، والتراجع عن ذلك خلال سبعة أيام."),
      Phrase(
        en: "To read for others, choose “I want to read for others” in your account.",
        es: "Para leer a otras personas, elige «Quiero leer para otras personas» en tu cuenta.",
        ar: "لتقرأ لغيرك اختر «أريد أن أقرأ لغيري» في حسابك."),
    ])
  private static let walk = HelpPart(
    id: "walk", heading: AbilityWords.walk,
    sentences: [
      Phrase(
        en: "Choose a kind of place, then the place. Earshot says how far ahead or behind, and how "
          + "far to your left or right it is.",
        es: "Elige un tipo de lugar y después el lugar. Earshot dice a cuánto está hacia delante o "
          + "atrás, y hacia tu izquierda o derecha.",
        ar: "اختر نوع المكان ثم المكان. يقول Earshot كم يبعد أمامك أو خلفك، وكم يبعد يسارك أو "
          + "يمينك."),
      Phrase(
        en: "Your phone asks whether it may use your position and its compass. You can type a "
          + "position instead.",
        es: "Tu teléfono pregunta si puede usar tu posición y su brújula. También puedes escribir "
          + "una posición.",
        ar: "يسأل هاتفك هل يستخدم موقعك وبوصلته. وتستطيع بدلًا من ذلك أن تكتب موقعًا."),
      Phrase(
        en: "Walk does not know about traffic or obstacles. Your cane, your dog and your ears come "
          + "first.",
        es: "Caminar no sabe de tráfico ni de obstáculos. Tu bastón, tu perro y tus oídos van "
          + "primero.",
        ar: "لا يعرف المشي شيئًا عن السيارات والعوائق. عصاك وكلبك وأذناك أولًا."),
    ])
  private static let charts = HelpPart(
    id: "charts", heading: AbilityWords.charts,
    sentences: [
      Phrase(
        en: "Time runs along the chart. A higher tone means a higher value.",
        es: "El tiempo recorre el gráfico. Un tono más agudo es un valor más alto.",
        ar: "يسير الزمن على طول الرسم. النغمة الأعلى تعني قيمة أعلى."),
      Phrase(
        en: "You can open a file of your own: a CSV file with a header line and two columns of "
          + "numbers. It stays in your browser.",
        es: "Puedes abrir un archivo tuyo: CSV con una línea de encabezado y dos columnas de "
          + "números. No sale de tu navegador.",
        ar: "تستطيع فتح ملف لك: CSV فيه سطر عناوين وعمودان من الأرقام. ولا يخرج من متصفحك."),
    ])
  private static let braille = HelpPart(
    id: "braille", heading: AbilityWords.braille,
    sentences: [
      Phrase(
        en: "Lay the phone flat or hold it with the screen away from you. Touch with the fingers "
          + "of the dots, then lift them all.",
        es: "Pon el teléfono plano o sujétalo con la pantalla hacia fuera. Toca con los dedos de "
          + "los puntos y levántalos todos.",
        ar: "ضع الهاتف مستويًا أو أمسكه وشاشته إلى الخارج. المس بأصابع النقاط ثم ارفعها كلها."),
      Phrase(
        en:
          "Hold all six fingers still for a moment, and the dots come to where they lie. On a phone "
          + "that feels only five fingers, hold those of one hand, then those of the other.",
        es: "Deja quietos los seis dedos un momento y los puntos irán adonde estén. En un teléfono "
          + "que solo siente cinco dedos, deja los de una mano y después los de la otra.",
        ar:
          "أبق أصابعك الست ثابتة لحظة فتأتي النقاط إلى حيث هي. على هاتف لا يحس إلا بخمس أصابع ثبّت "
          + "أصابع يد ثم أصابع الأخرى."),
      Phrase(
        en:
          "Swipe right for a space, left to delete, down with two fingers to hear all swipes. Each "
          + "can be given another act under “Settings and more”.",
        es: "Desliza a la derecha para un espacio, a la izquierda para borrar, abajo con dos dedos "
          + "para oír todos los gestos. A cada uno le puedes dar otra acción en «Ajustes y más».",
        ar: "مرّر يمينًا لمسافة، ويسارًا للحذف، وإلى الأسفل بإصبعين لسماع كل الحركات. وتستطيع أن تعطي "
          + "كل حركة عملًا آخر في «الإعدادات والمزيد»."),
      BrailleWords.tablets,
      Phrase(
        en: "In the settings of Earshot you can have the pad offered beside every text field.",
        es:
          "En los ajustes de Earshot puedes hacer que el panel se ofrezca junto a cada campo de texto.",
        ar: "في إعدادات Earshot تستطيع أن تجعل اللوحة معروضة بجانب كل حقل نص."),
      Phrase(
        en: "On a computer, hold the keys of the dots together and let go.",
        es: "En un ordenador, mantén juntas las teclas de los puntos y suéltalas.",
        ar: "على الحاسوب اضغط مفاتيح النقاط معًا ثم اتركها."),
    ],
    keys: [
      HelpPart.Key(
        keys: ["F", "D", "S"],
        does: Phrase(en: "Dots 1, 2, 3", es: "Puntos 1, 2, 3", ar: "النقاط 1 و2 و3")),
      HelpPart.Key(
        keys: ["J", "K", "L"],
        does: Phrase(en: "Dots 4, 5, 6", es: "Puntos 4, 5, 6", ar: "النقاط 4 و5 و6")),
    ])
  private static let listen = HelpPart(
    id: "listen", heading: AbilityWords.listen,
    sentences: [
      Phrase(
        en: "Choose a recording and play it. Earshot keeps your place, on every device where you "
          + "sign in.",
        es: "Elige una grabación y reprodúcela. Earshot guarda por dónde vas, en cada dispositivo "
          + "en el que entres.",
        ar: "اختر تسجيلًا وشغّله. يحفظ Earshot موضعك على كل جهاز تسجل دخولك فيه."),
      Phrase(
        en: "Back and forward move by ten seconds.",
        es: "Atrás y adelante mueven diez segundos.", ar: "الرجوع والتقدم عشر ثوانٍ."),
    ])
  private static let speaking = HelpPart(
    id: "speaking", heading: SettingsWords.speaking,
    sentences: [
      Phrase(
        en: "In the settings, choose “I use a screen reader” if you have one: then only your "
          + "screen reader speaks.",
        es: "En los ajustes, elige «Uso un lector de pantalla» si tienes uno: así solo habla tu "
          + "lector.",
        ar: "في الإعدادات اختر «أستخدم قارئ شاشة» إن كان لديك: عندها يتكلم قارئ شاشتك وحده."),
      Phrase(
        en: "Choose “Speak to me” if you have none.",
        es: "Elige «Háblame» si no tienes ninguno.", ar: "واختر «كلّمني» إن لم يكن لديك."),
    ])
  private static let mobileReaders = HelpPart(
    id: "phones",
    heading: Phrase(
      en: "VoiceOver and TalkBack", es: "VoiceOver y TalkBack", ar: "VoiceOver وTalkBack"),
    sentences: [
      BrailleWords.readersWhy, BrailleWords.readersField, BrailleWords.readersPad,
      Phrase(
        en: "Move by headings and landmarks: each page has one main heading, and the abilities are "
          + "in the same order everywhere.",
        es: "Muévete por encabezados y regiones: cada página tiene un encabezado principal y las "
          + "capacidades están siempre en el mismo orden.",
        ar: "تنقّل بالعناوين والمعالم: في كل صفحة عنوان رئيسي واحد، والقدرات بالترتيب نفسه دائمًا."),
    ])
  private static let desktopReaders = HelpPart(
    id: "computers",
    heading: Phrase(
      en: "NVDA, JAWS, Orca and Narrator", es: "NVDA, JAWS, Orca y Narrador",
      ar: "NVDA وJAWS وOrca وNarrator"),
    sentences: [
      Phrase(
        en: "For the braille pad switch to focus mode, so that the letters reach the page.",
        es: "Para el panel de braille pasa al modo foco, para que las letras lleguen a la página.",
        ar: "للوحة برايل انتقل إلى وضع التركيز لتصل الحروف إلى الصفحة.")
    ],
    keys: [
      HelpPart.Key(
        keys: ["NVDA", "Space"],
        does: Phrase(en: "Focus mode in NVDA", es: "Modo foco en NVDA", ar: "وضع التركيز في NVDA")),
      HelpPart.Key(
        keys: ["Insert", "Z"],
        does: Phrase(
          en: "Virtual cursor on and off in JAWS", es: "Cursor virtual en JAWS",
          ar: "المؤشر الافتراضي في JAWS")),
      HelpPart.Key(
        keys: ["Insert", "A"],
        does: Phrase(en: "Focus mode in Orca", es: "Modo foco en Orca", ar: "وضع التركيز في Orca")),
      HelpPart.Key(
        keys: ["Caps Lock", "Space"],
        does: Phrase(
          en: "Scan mode on and off in Narrator", es: "Modo de escaneo en Narrador",
          ar: "وضع المسح في Narrator")),
    ])
}
