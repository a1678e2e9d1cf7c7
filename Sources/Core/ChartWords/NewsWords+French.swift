// SPDX-License-Identifier: Apache-2.0

import Speaking

extension NewsWords {
  static let french = Edition(
    NewsWords(
      maximum: "nouveau maximum : {value}",
      minimum: "nouveau minimum : {value}",
      rises: "en hausse maintenant, depuis {value}",
      falls: "en baisse maintenant, depuis {value}",
      below: "maintenant au-dessous de {limit} : {value}",
      above: "maintenant au-dessus de {limit} : {value}",
      missing: "il manque maintenant des valeurs",
      again: "de nouveau des valeurs : {value}",
      leap: "bond de {from} à {to}",
      drop: "chute de {from} à {to}"))
}
