// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ControlWords {
  static let spanish = Edition(
    ControlWords(
      link: "enlace",
      button: "botón",
      toggle: "botón",
      disclosure: "más",
      checkbox: "casilla",
      radio: "opción",
      radioOf: "opción {position} de {count}",
      menu: "menú",
      textField: "campo de texto",
      textArea: "campo de texto grande",
      password: "campo de contraseña",
      slider: "control deslizante",
      file: "archivo",
      heading: "título",
      on: "activado",
      off: "desactivado",
      ticked: "marcada",
      notTicked: "sin marcar",
      chosen: "elegida",
      notChosen: "sin elegir",
      open: "abierto",
      closed: "cerrado",
      empty: "vacío",
      unavailable: "no disponible ahora",
      invalid: "necesita otra respuesta",
      here: "estás aquí",
      characters: .spanish(one: "{count} carácter", other: "{count} caracteres"),
      opensLink: "Pulsa otra vez para ir allí.",
      presses: "Pulsa otra vez para hacerlo.",
      ticks: "Pulsa otra vez para marcarla.",
      unticks: "Pulsa otra vez para desmarcarla.",
      chooses: "Pulsa otra vez para elegirla.",
      opens: "Pulsa otra vez para abrirlo.",
      closes: "Pulsa otra vez para cerrarlo.",
      types: "Pulsa otra vez para escribir.",
      moves: "Pulsa otra vez para moverlo.",
      choosesFile: "Pulsa otra vez para elegir un archivo.",
      uses: "Pulsa otra vez para usarlo."))
}
