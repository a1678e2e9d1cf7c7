// SPDX-License-Identifier: Apache-2.0

import Speaking

extension TactileWords {
  static let french = Edition(
    TactileWords(
      key: "Légende",
      across: "Horizontal : {name}",
      upward: "Vertical : {name}",
      rows: "Lignes, à partir du haut : {name}",
      clockwise: "Parts, dans le sens des aiguilles d’une montre à partir du haut :",
      candles: "Vide : hausse. Rayé : baisse.",
      boxes: "Trait épais : la moitié des valeurs se trouve en dessous.",
      squares:
        "Plus le carré est grand, plus la valeur est élevée, de {from} à {to}. Sans carré : pas de valeur.",
      points: "{drawn} points sur {all} sont dessinés, assez espacés pour être sentis au toucher.",
      asLine:
        "Il y a trop de marques pour les sentir une à une : leurs valeurs sont dessinées en une ligne.",
      leftOut: "Seules les {drawn} premières pages sur {all} sont dessinées.",
      page: "Page {number} :"))
}
