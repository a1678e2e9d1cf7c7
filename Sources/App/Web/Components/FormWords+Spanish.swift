// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FormWords {
  static let spanish = Edition(
    FormWords(
      optional: "opcional",
      showPassword: "Mostrar la contraseña",
      save: "Guardar",
      cancel: "Volver",
      problems: .spanish(
        one: "Hay un problema", other: "Hay {count} problemas"),
      unknown: "Aquí no se conoce «{name}». Quítalo.",
      unknownAmong: "Aquí no se conoce «{name}». Se conocen: {list}.",
      notAmong: "{name} no puede ser «{found}». Indica uno de: {list}.",
      notAmongMany: "{name} no puede ser «{found}». Todo lo que puede ser está en {place}.",
      allShown: "{reason} Hasta entonces se muestra todo.",
      unknownPlace:
        "Esta dirección no dice por dónde sigue la lista, así que se muestra desde el principio.",
      twice: "«{name}» aparece más de una vez. Indícalo una vez.",
      outsideRange: "«{name}» debe ser un número de {low} a {high}.",
      notWholeInRange: "«{name}» debe ser un número entero de {low} a {high}."))
}
