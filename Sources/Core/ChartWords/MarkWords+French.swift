// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MarkWords {
  static let french = Edition(
    MarkWords(
      points: .french(one: "{count} point", other: "{count} points"),
      bars: .french(one: "{count} barre", other: "{count} barres"),
      bins: .french(one: "{count} intervalle", other: "{count} intervalles"),
      boxes: .french(one: "{count} boîte", other: "{count} boîtes"),
      cells: .french(one: "{count} cellule", other: "{count} cellules"),
      slices: .french(one: "{count} secteur", other: "{count} secteurs"),
      candles: .french(one: "{count} chandelier", other: "{count} chandeliers"),
      lines: .french(one: "{count} courbe", other: "{count} courbes"),
      rows: .french(one: "{count} ligne", other: "{count} lignes"),
      series: .french(one: "{count} série", other: "{count} séries"),
      categories: .french(one: "{count} catégorie", other: "{count} catégories"),
      times: .french(one: "{count} fois", other: "{count} fois"),
      places: .french(one: "{count} position", other: "{count} positions"),
      values: .french(one: "{count} valeur", other: "{count} valeurs"),
      outliers: .french(one: "{count} valeur atypique", other: "{count} valeurs atypiques")))
}
