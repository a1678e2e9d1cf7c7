// SPDX-License-Identifier: Apache-2.0

import Bytes
import Speaking

extension EditedPlace {
  /// A place of a list, to be changed.
  public init(_ place: Place, in map: PlaceMap, as key: String) {
    let plain = place.name.words.forms.first ?? ""
    var name = MapNames(plain)
    for language in Language.allCases {
      let text = place.name.words.text(in: language)
      guard !text.hasSameBytes(as: plain) else { continue }
      name.translations.append(MapNames.Translation(tag: language.tag, text: text))
    }
    self.init(
      id: key, name: name, category: map.categories[place.category].id,
      point: MapPoint(place.coordinate))
    isCertain = place.name.isCertain
  }

  /// A place of a map to walk by, to be changed; one without a name has that of its kind.
  public init(_ number: Int, on map: WalkMap, as key: String) {
    let place = map.places[number]
    let name =
      place.name.map { map.names[$0] }
      ?? MapNames(
        place.kindName(in: .english) ?? place.kind,
        translations: Language.allCases.compactMap { language in
          place.kindName(in: language).map { MapNames.Translation(tag: language.tag, text: $0) }
        })
    self.init(id: key, name: name, category: place.category.word, point: place.point)
  }
}
