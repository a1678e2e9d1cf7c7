// SPDX-License-Identifier: Apache-2.0

/// What stands on the pages.
enum Sentences {
  static let english = [
    "The old lighthouse stood at the end of the pier, and nobody had climbed its stairs for years.",
    "Every evening the keeper walked down to the harbour to watch the boats come in.",
    "Please bring your passport, two photographs and the letter that we sent you in March.",
    "The committee will meet again on Thursday, 14 May, at half past nine in the morning.",
    "She opened the window, listened for a while, and then went back to her book.",
    "Water the plants twice a week, but not in the middle of the day.",
    "A quiet engine is no proof that the machine has been switched off.",
    "If you have any questions about this invoice, call us on 555 0142 before Friday.",
    "The recipe asks for 250 grams of flour, three eggs and a little salt.",
    "My grandfather kept bees behind the house and sold the honey at the market.",
    "Trains to the north leave from platform 6, just beyond the ticket hall.",
    "The doctor said that the medicine should be taken with food, never on an empty stomach.",
    "They painted the kitchen yellow, which made even the winter mornings cheerful.",
    "Nothing in the contract obliges the tenant to repair the roof.",
    "We waited under the bridge until the rain had stopped and the road was dry.",
  ]

  static let spanish = [
    "El viejo faro estaba al final del muelle y hacía años que nadie subía sus escaleras.",
    "Cada tarde el farero bajaba al puerto para ver cómo llegaban los barcos.",
    "Traiga su pasaporte, dos fotografías y la carta que le enviamos en marzo.",
    "La comisión se reunirá de nuevo el jueves 14 de mayo a las nueve y media.",
    "Abrió la ventana, escuchó un momento y volvió después a su libro.",
    "Riegue las plantas dos veces por semana, pero nunca al mediodía.",
    "¿Quién dejó la puerta abierta? Nadie quiso contestar a la señora Muñoz.",
    "Si tiene alguna pregunta sobre esta factura, llámenos al 555 0142 antes del viernes.",
    "La receta pide 250 gramos de harina, tres huevos y un poco de sal.",
    "Mi abuelo criaba abejas detrás de la casa y vendía la miel en el mercado.",
    "El médico dijo que la medicina debe tomarse con comida y nunca en ayunas.",
    "Pintaron la cocina de amarillo, y así hasta las mañanas de invierno eran alegres.",
  ]

  static let arabic = [
    "خرج الصياد في الصباح الباكر إلى البحر وكان الهواء باردا والماء هادئا.",
    "رمى شبكته مرة بعد مرة ولم يجد فيها شيئا حتى الظهر.",
    "يرجى إحضار جواز السفر وصورتين والرسالة التي أرسلناها إليكم في شهر مارس.",
    "تجتمع اللجنة مرة أخرى يوم الخميس في الساعة التاسعة صباحا.",
    "فتحت النافذة واستمعت قليلا ثم عادت إلى كتابها.",
    "كان جدي يربي النحل خلف البيت ويبيع العسل في السوق.",
    "قال الطبيب إن الدواء يؤخذ مع الطعام وليس على معدة فارغة.",
    "انتظرنا تحت الجسر حتى توقف المطر وجف الطريق.",
    "تغادر القطارات إلى الشمال من الرصيف الأول خلف قاعة التذاكر.",
    "طلبت المعلمة من الطلاب أن يكتبوا رسالة إلى صديق بعيد.",
    "في المدينة القديمة أسواق كثيرة تباع فيها الكتب والأقمشة والتوابل.",
    "لا يلتزم المستأجر بإصلاح سقف البيت وفق هذا العقد.",
  ]

  static let goods = [
    "Brown bread", "Whole milk 1 l", "Butter salted", "Green apples", "Olive oil", "Black tea",
    "Ground coffee", "Tomato soup", "Washing powder", "Fresh basil", "Orange juice", "Rice 2 kg",
    "Honey jar", "Goat cheese", "Paper towels", "Candles white",
  ]

  static let dishes = [
    "Lentil soup with lemon", "Grilled sea bass", "Mushroom risotto", "Roast chicken and thyme",
    "Warm goat cheese salad", "Stuffed peppers", "Lamb stew with apricots", "Onion tart",
    "Baked aubergine", "Steamed mussels", "Potato dumplings", "Chilled cucumber soup",
    "Spinach pie", "Beef with horseradish",
  ]
}
