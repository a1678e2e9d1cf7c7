// SPDX-License-Identifier: Apache-2.0

import Bytes
public import Phrases
import Speaking

extension Phrase {
  static let otherPlaces = Phrase(en: "Other places", es: "Otros lugares", ar: "أماكن أخرى")

  /// What is wrong with a map of places, and what to do.
  public init(_ error: PlaceMapError) {
    switch error {
    case .notJSON(let error):
      self.init(
        en: "This is not valid JSON at line \(error.line), column \(error.column). Mend it there.",
        es:
          "Esto no es JSON válido en la línea \(error.line), columna \(error.column). Corrígelo ahí.",
        ar: "هذا ليس JSON صالحًا في السطر \(error.line)، العمود \(error.column). صحّحه هناك.")
    case .notAFeatureCollection:
      self.init(
        en:
          "This is not a map of places. It must be a GeoJSON object of type \"FeatureCollection\" with a list \"features\".",
        es:
          "Esto no es un mapa de lugares. Debe ser un objeto GeoJSON de tipo «FeatureCollection» con una lista «features».",
        ar:
          "هذه ليست خريطة أماكن. يجب أن تكون كائن GeoJSON من النوع \"FeatureCollection\" وفيه قائمة \"features\"."
      )
    case .empty:
      self.init(
        en: "The map has no places. Add at least one feature.",
        es: "El mapa no tiene lugares. Añade al menos un elemento (feature).",
        ar: "لا أماكن في الخريطة. أضف عنصرًا واحدًا (feature) على الأقل.")
    case .tooManyPlaces(let limit):
      self.init(
        en: "The map has more than \(limit) places. Divide it into smaller maps.",
        es: "El mapa tiene más de \(limit) lugares. Divídelo en mapas más pequeños.",
        ar: "في الخريطة أكثر من \(limit) مكان. قسّمها إلى خرائط أصغر.")
    case .tooManyCategories(let limit):
      self.init(
        en: "The map has more than \(limit) categories. Use fewer.",
        es: "El mapa tiene más de \(limit) categorías. Usa menos.",
        ar: "في الخريطة أكثر من \(limit) فئة. استخدم عددًا أقل.")
    case .feature(let number, let name, let problem):
      let problem = Phrase(problem)
      let suffix = name.map { " (\($0))" } ?? ""
      self.init(
        en: "Feature \(number)\(suffix): \(problem.english)",
        es: "Elemento (feature) \(number)\(suffix): \(problem.spanish)",
        ar: "العنصر (feature) \(number)\(suffix): \(problem.arabic)")
    }
  }

  private init(_ problem: PlaceMapError.FeatureProblem) {
    switch problem {
    case .notAFeature:
      self.init(
        en: "it is not an object of type \"Feature\". Give it that type, or take it out.",
        es: "no es un objeto de tipo «Feature». Ponle ese tipo o quítalo.",
        ar: "ليس كائنًا من النوع \"Feature\". أعطه هذا النوع أو احذفه.")
    case .notAPoint:
      self.init(
        en: "its geometry is not a Point. Replace it by one point, such as the main door.",
        es: "su geometría no es un Point. Cámbiala por un punto, como la puerta principal.",
        ar: "هندسته ليست Point. استبدل بها نقطة واحدة، كالباب الرئيس.")
    case .badCoordinates:
      self.init(
        en: "its coordinates are not two numbers. Write [longitude, latitude].",
        es: "sus coordenadas no son dos números. Escribe [longitud, latitud].",
        ar: "إحداثياته ليست عددين. اكتب [خط الطول، خط العرض].")
    case .outOfRange(let swapped):
      self.init(
        en: "its coordinates lie outside the earth."
          + (swapped
            ? " Latitude and longitude seem to have changed places: write the longitude first."
            : " Longitude goes from -180 to 180, latitude from -90 to 90."),
        es: "sus coordenadas quedan fuera de la Tierra."
          + (swapped
            ? " Parece que latitud y longitud están cambiadas: escribe primero la longitud."
            : " La longitud va de -180 a 180 y la latitud de -90 a 90."),
        ar: "إحداثياته خارج الأرض."
          + (swapped
            ? " يبدو أن خطي العرض والطول متبادلان: اكتب خط الطول أولًا."
            : " خط الطول من -180 إلى 180، وخط العرض من -90 إلى 90."))
    case .noName:
      self.init(
        en: "it has no name. Add the property \"name\".",
        es: "no tiene nombre. Añade la propiedad «name».",
        ar: "لا اسم له. أضف الخاصية \"name\".")
    case .textTooLong:
      self.init(
        en: "one of its texts is too long to listen to. Shorten it to 400 bytes at most.",
        es:
          "uno de sus textos es demasiado largo para escucharlo. Acórtalo a 400 bytes como mucho.",
        ar: "أحد نصوصه أطول من أن يُسمع. اختصره إلى 400 بايت على الأكثر.")
    }
  }

  /// What is wrong with a typed position, and what to do.
  public init(_ error: CoordinateError) {
    switch error {
    case .empty:
      self.init(
        en: "No position was written. Write latitude and longitude, such as 38.3865, -0.5113.",
        es: "No has escrito la posición. Escribe latitud y longitud, por ejemplo 38.3865, -0.5113.",
        ar: "لم يُكتب أي موقع. اكتب خط العرض ثم خط الطول، مثل 38.3865, -0.5113.")
    case .notTwoNumbers(let text):
      self.init(
        en:
          "\"\(text)\" is not two numbers. Write latitude and longitude, such as 38.3865, -0.5113.",
        es:
          "«\(text)» no son dos números. Escribe latitud y longitud, por ejemplo 38.3865, -0.5113.",
        ar: "«\(text)» ليس عددين. اكتب خط العرض ثم خط الطول، مثل 38.3865, -0.5113.")
    case .latitudeOutOfRange(let value):
      self.init(
        en: "The latitude \(value) is not between -90 and 90. Write the latitude first.",
        es: "La latitud \(value) no está entre -90 y 90. Escribe primero la latitud.",
        ar: "خط العرض \(value) ليس بين -90 و90. اكتب خط العرض أولًا.")
    case .longitudeOutOfRange(let value):
      self.init(
        en: "The longitude \(value) is not between -180 and 180. Write it after the latitude.",
        es: "La longitud \(value) no está entre -180 y 180. Escríbela después de la latitud.",
        ar: "خط الطول \(value) ليس بين -180 و180. اكتبه بعد خط العرض.")
    }
  }

  /// What to say when no place, or more than one, has the name that was asked for; nil when there is just one.
  public init?(_ match: PlaceMatch, query: String) {
    func list(_ places: [Place], _ link: Phrase) -> Phrase {
      Phrase(
        en: places.names(in: .english, lastLink: link.english),
        es: places.names(in: .spanish, lastLink: link.spanish),
        ar: places.names(in: .arabic, lastLink: link.arabic))
    }
    let or = Phrase(en: " or ", es: " o ", ar: " أو ")
    switch match {
    case .one: return nil
    case .several(let places):
      let names = list(Array(places.prefix(PlaceMatch.mostNames)), or)
      self.init(
        en: "\"\(query)\" fits \(places.count) places: \(names.english). Say which.",
        es: "«\(query)» coincide con \(places.count) lugares: \(names.spanish). Di cuál.",
        ar: "«\(query)» يطابق عدة أماكن (\(places.count)): \(names.arabic). حدّد أيها.")
    case .none(let nearest) where nearest.isEmpty:
      self.init(
        en: "There is no place \"\(query)\" on this map.",
        es: "No hay ningún lugar «\(query)» en este mapa.",
        ar: "لا يوجد مكان باسم «\(query)» في هذه الخريطة.")
    case .none(let nearest):
      let names = list(nearest, or)
      self.init(
        en: "There is no place \"\(query)\" on this map. Did you mean \(names.english)?",
        es: "No hay ningún lugar «\(query)» en este mapa. ¿Querías decir \(names.spanish)?",
        ar: "لا يوجد مكان باسم «\(query)» في هذه الخريطة. هل تقصد \(names.arabic)؟")
    }
  }
}
