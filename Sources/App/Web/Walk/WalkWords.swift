// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words of the pages of Walk.
enum WalkWords {
  static let campus = Phrase(en: "Map", es: "Mapa", ar: "الخريطة")
  static let openMap = Phrase(en: "Open the map", es: "Abrir el mapa", ar: "فتح الخريطة")
  static let category = Phrase(en: "Kind of place", es: "Tipo de lugar", ar: "نوع المكان")
  static let allPlaces = Phrase(en: "All places", es: "Todos los lugares", ar: "كل الأماكن")
  static let place = Phrase(en: "Place", es: "Lugar", ar: "المكان")
  static let choose = Phrase(
    en: "Choose this place", es: "Elegir este lugar", ar: "اختيار هذا المكان")
  static let ask = Phrase(en: "Where is it?", es: "¿Dónde está?", ar: "أين هو؟")
  static let around = Phrase(
    en: "What is around me?", es: "¿Qué hay cerca?", ar: "ماذا حولي؟")
  static let `repeat` = Phrase(en: "Repeat", es: "Repetir", ar: "التكرار")
  static let usePosition = Phrase(
    en: "Use my position", es: "Usar mi posición", ar: "استخدام موقعي")
  static let onRequest = Phrase(
    en: "Speak only when I ask", es: "Hablar solo si pregunto", ar: "التحدث عند سؤالي فقط")
  static let changePlace = Phrase(
    en: "Change the place", es: "Cambiar de lugar", ar: "تغيير المكان")
  static let position = Phrase(
    en: "Your position", es: "Tu posición", ar: "موقعك")
  static let positionHint = Phrase(
    en: "Latitude and longitude, such as 38.3865, -0.5113",
    es: "Latitud y longitud, por ejemplo 38.3865, -0.5113",
    ar: "خط العرض ثم خط الطول، مثل 38.3865, -0.5113")
  static let facing = Phrase(en: "You face", es: "Miras al", ar: "وجهك إلى")
  static let unknownFacing = Phrase(en: "I do not know", es: "No lo sé", ar: "لا أعرف")
  static let north = Phrase(en: "North", es: "Norte", ar: "الشمال")
  static let east = Phrase(en: "East", es: "Este", ar: "الشرق")
  static let south = Phrase(en: "South", es: "Sur", ar: "الجنوب")
  static let west = Phrase(en: "West", es: "Oeste", ar: "الغرب")
  static let useTyped = Phrase(
    en: "Use this position", es: "Usar esta posición", ar: "استخدام هذا الموقع")
  static let typeInstead = Phrase(
    en: "Or type your position", es: "O escribe tu posición", ar: "أو اكتب موقعك")
  static let way = Phrase(en: "Where it is", es: "Dónde está", ar: "أين يقع")
  static let sentToServer = Phrase(
    en: "This form sends the position to this server, which answers and forgets it.",
    es: "Este formulario envía la posición a este servidor, que responde y la olvida.",
    ar: "يرسل هذا النموذج الموقع إلى هذا الخادم، فيجيب ثم ينساه.")
  static let staysHere = Phrase(
    en: "Your position and compass are used on this device only. Nothing is sent.",
    es: "Tu posición y tu brújula se usan solo en este dispositivo. No se envía nada.",
    ar: "يُستخدم موقعك وبوصلتك على هذا الجهاز فقط. لا يُرسل شيء.")
  static let straightLine = Phrase(
    en: "Distances are in a straight line. Walls and roads may lie between, and the point of a "
      + "building is often its middle, not its door.",
    es: "Las distancias son en línea recta. Puede haber muros y calles por medio, y el punto de un "
      + "edificio suele ser su centro, no su puerta.",
    ar: "المسافات في خط مستقيم. قد تكون في الطريق جدران وشوارع، ونقطة المبنى غالبًا وسطه لا بابه.")
  static let noMaps = Phrase(
    en: "This server has no maps yet. The person who runs it can put GeoJSON files into the folder "
      + "“campuses” of its data.",
    es: "Este servidor aún no tiene mapas. Quien lo administra puede poner archivos GeoJSON en la "
      + "carpeta «campuses» de sus datos.",
    ar: "لا خرائط في هذا الخادم بعد. يستطيع من يديره أن يضع ملفات GeoJSON في المجلد «campuses» "
      + "ضمن بياناته.")
  static let choosePlace = Phrase(
    en: "Choose a place from the list.", es: "Elige un lugar de la lista.",
    ar: "اختر مكانًا من القائمة.")
}
