// SPDX-License-Identifier: Apache-2.0

import Bytes

/// Phrases to type: plain, everyday, without capitals or punctuation, so that speed is compared with speed.
enum PracticePhrases {
  /// The phrases of a language, by its tag; none for a language that has none.
  static func of(tag: String) -> [String] { text(tag: tag).map { lines($0) } ?? [] }

  /// True when there are phrases in this language.
  static func exist(tag: String) -> Bool { text(tag: tag) != nil }

  private static func text(tag: String) -> String? {
    guard let alphabet = BrailleAlphabet(tag: tag) else {
      return tag.hasSameBytes(as: "ja") ? kana : nil
    }
    return switch alphabet {
    case .english: english
    case .spanish: spanish
    case .arabic: arabic
    }
  }

  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    for scalar in text.scalars {
      if scalar == "\n" {
        lines.append(String(line))
        line = String.UnicodeScalarView()
      } else {
        line.append(scalar)
      }
    }
    return lines + [String(line)]
  }

  private static let english = """
    the kettle is on the stove
    we meet at the station
    the bus comes every ten minutes
    please leave the door open
    my sister lives by the sea
    the bread is still warm
    turn left at the corner
    it will rain this afternoon
    the cat sleeps on the chair
    he plays the piano at night
    she bought a blue jacket
    the library closes at six
    put the keys on the table
    we had soup for dinner
    the garden smells of roses
    call me when you get home
    the train is running late
    i forgot my umbrella again
    there is milk in the fridge
    the children are at school
    the market is full of people
    walk slowly on the ice
    my phone needs a new battery
    the coffee is too hot to drink
    he reads the paper each morning
    the river runs under the bridge
    we planted beans and tomatoes
    the music was very quiet
    wait for me at the entrance
    her birthday is in march
    the window looks on the park
    they moved to a small town
    the doctor will see you now
    i would like a cup of tea
    the dog waits by the gate
    send me the address please
    the shop sells fresh fish
    our neighbour has a new car
    the film starts at eight
    keep the receipt in your bag
    the snow fell all night
    we can share the last cake
    """
  private static let spanish = """
    el café está en la mesa
    nos vemos en la estación
    el autobús pasa cada diez minutos
    deja la puerta abierta
    mi hermana vive junto al mar
    el pan todavía está caliente
    gira a la izquierda en la esquina
    esta tarde va a llover
    el gato duerme en la silla
    por la noche toca el piano
    compró una chaqueta azul
    la biblioteca cierra a las seis
    pon las llaves en el cajón
    cenamos sopa y ensalada
    el jardín huele a rosas
    llámame cuando llegues a casa
    el tren llega con retraso
    he olvidado otra vez el paraguas
    hay leche en la nevera
    los niños están en la escuela
    el mercado está lleno de gente
    camina despacio por el hielo
    mi teléfono necesita otra batería
    el té está demasiado caliente
    lee el periódico cada mañana
    el río pasa bajo el puente
    plantamos judías y tomates
    la música sonaba muy bajita
    espérame en la entrada
    su cumpleaños es en marzo
    la ventana da al parque
    se mudaron a un pueblo pequeño
    la doctora te atiende ahora
    quiero un vaso de agua
    el perro espera en la puerta
    mándame la dirección por favor
    la tienda vende pescado fresco
    el vecino tiene un coche nuevo
    la película empieza a las ocho
    guarda el recibo en el bolso
    nevó durante toda la noche
    podemos compartir el pastel
    """
  private static let arabic = """
    القهوة على الطاولة
    نلتقي في المحطة
    تمر الحافلة كل عشر دقائق
    اترك الباب مفتوحا من فضلك
    تسكن أختي قرب البحر
    ما زال الخبز ساخنا
    انعطف يسارا عند الزاوية
    ستمطر السماء بعد الظهر
    تنام القطة على الكرسي
    يعزف على العود في المساء
    اشترت سترة زرقاء
    تغلق المكتبة في السادسة
    ضع المفاتيح في الدرج
    أكلنا الحساء في العشاء
    رائحة الورد تملأ الحديقة
    اتصل بي حين تصل إلى البيت
    القطار متأخر اليوم
    نسيت مظلتي مرة أخرى
    في الثلاجة حليب
    الأطفال في المدرسة
    السوق مليئة بالناس
    امش ببطء على الجليد
    هاتفي يحتاج إلى بطارية جديدة
    الشاي ساخن جدا
    يقرأ الجريدة كل صباح
    يجري النهر تحت الجسر
    زرعنا الفول والطماطم
    كانت الموسيقى هادئة
    انتظرني عند المدخل
    عيد ميلادها في الربيع
    تطل النافذة على الحديقة
    انتقلوا إلى بلدة صغيرة
    الطبيبة في انتظارك الآن
    أريد كوبا من الماء
    ينتظر الكلب عند الباب
    أرسل لي العنوان
    يبيع الدكان سمكا طازجا
    اشترى جارنا سيارة جديدة
    يبدأ الفيلم في الثامنة
    احفظ الإيصال في الحقيبة
    نزل الثلج طوال الليل
    يمكننا أن نتقاسم الكعكة
    """
  /// As braille writes it: by its sound, with spaces between the words.
  private static let kana = """
    きょーわ あめが ふって います
    えきで まって います
    ばすわ じゅっぷんごとに きます
    どあお あけて ください
    あねわ うみの ちかくに すんで います
    ぱんわ まだ あたたかい
    つぎの かどお ひだりに まがります
    ごごから あめに なります
    ねこが いすで ねて います
    よるに ぴあのお ひきます
    あおい うわぎお かいました
    としょかんわ ろくじに しまります
    かぎわ つくえの うえです
    ばんごはんわ すーぷでした
    にわに ばらが さいて います
    いえに ついたら でんわして ください
    でんしゃが おくれて います
    また かさお わすれました
    れいぞーこに ぎゅーにゅーが あります
    こどもたちわ がっこーです
    いちばわ ひとで いっぱいです
    こおりの うえわ ゆっくり あるいて
    でんちお かえなければ なりません
    こーひーわ まだ あついです
    まいあさ しんぶんお よみます
    はしの したお かわが ながれます
    まめと とまとお うえました
    おんがくわ とても しずかでした
    いりぐちで まって いて ください
    たんじょーびわ さんがつです
    まどから こーえんが みえます
    ちいさな まちに ひっこしました
    おみずお いっぱい ください
    いぬが もんで まって います
    じゅーしょお おくって ください
    さかなやさんわ あさ はやい
    となりの いえに くるまが きました
    えいがわ はちじに はじまります
    れしーとわ かばんの なかです
    ひとばんじゅー ゆきが ふりました
    けーきお はんぶんずつ たべましょー
    あしたわ やすみです
    """
}
