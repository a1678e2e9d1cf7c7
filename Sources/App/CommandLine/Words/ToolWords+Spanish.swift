// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ToolWords {
  static let spanish = Edition(
    ToolWords(
      // Help
      tagline: "Earshot: vivir de oído.",
      usage: "Uso: {usage}",
      helpAbout: "Mostrar la ayuda de una orden.",
      versionAbout: "Mostrar la versión.",
      // Commands
      noCommand: "No hay ninguna orden «{name}». Prueba: earshot help",
      noCommandBut:
        "No hay ninguna orden «{name}». ¿Querías decir «earshot {nearest}»? Prueba: earshot help",
      needsMore: "earshot {command} necesita saber qué hacer: {names}.",
      workerOnly: "earshot worker es para el propio servidor. Prueba: earshot help",
      // Options and operands
      noOption: "No hay ninguna opción {name}. Prueba: {help}",
      noOptionBut: "No hay ninguna opción {name}. ¿Querías decir {nearest}? Prueba: {help}",
      operandMissing: "Falta {operand}. Uso: {usage}",
      operandTooMuch: "Sobra «{operand}». Uso: {usage}",
      takesNoValue: "La opción {name} no lleva valor.",
      needsValue: "La opción {name} necesita un valor: {name} {value}.",
      needsNumber: "La opción {name} necesita un número, pero recibió «{found}».",
      needsWholeNumber:
        "La opción {name} necesita un número entero de {low} a {high}, pero recibió «{found}».",
      wrongWord: "La opción {name} no puede ser «{found}». Elige una de: {list}.",
      wrongWordBut:
        "La opción {name} no puede ser «{found}». ¿Querías decir {nearest}? Elige una de: {list}."))
}
