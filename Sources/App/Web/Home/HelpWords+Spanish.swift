// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HelpWords {
  static let spanish = Edition(
    HelpWords(
      title: "Ayuda",
      lead: "Cómo funciona cada capacidad y qué ajustar en tu dispositivo.",
      contents: "En esta página",
      keysCaption: "Teclas",
      read: [
        """
        Crea una cuenta y elige «Quiero que me lean textos». Después abre Leer y elige «Pedir \
        una lectura».
        """,
        """
        Cuando una persona voluntaria ha enviado la grabación, está en la página de tu \
        petición y en Escuchar.
        """,
        "Puedes retirar una petición cuando quieras y deshacerlo durante siete días.",
        "Para leer a otras personas, elige «Quiero leer para otras personas» en tu cuenta.",
      ],
      walk: [
        """
        Elige un tipo de lugar y después el lugar. Earshot dice a cuánto está hacia delante o \
        atrás, y hacia tu izquierda o derecha.
        """,
        """
        Tu teléfono pregunta si puede usar tu posición y su brújula. También puedes escribir \
        una posición.
        """,
        "Caminar no sabe de tráfico ni de obstáculos. Tu bastón, tu perro y tus oídos van primero.",
      ],
      charts: [
        "El tiempo recorre el gráfico. Un tono más agudo es un valor más alto.",
        """
        Puedes abrir un archivo tuyo: CSV con una línea de encabezado y dos columnas de \
        números. No sale de tu navegador.
        """,
      ],
      braille: [
        """
        Pon el teléfono plano o sujétalo con la pantalla hacia fuera. Toca con los dedos de \
        los puntos y levántalos todos.
        """,
        """
        Deja quietos los seis dedos un momento y los puntos irán adonde estén. En un teléfono \
        que solo siente cinco dedos, deja los de una mano y después los de la otra.
        """,
        """
        Desliza a la derecha para un espacio, a la izquierda para borrar, abajo con dos dedos \
        para oír todos los gestos. A cada uno le puedes dar otra acción en «Ajustes y más».
        """,
      ],
      brailleElsewhere: [
        "En los ajustes de Earshot puedes hacer que el panel se ofrezca junto a cada campo de texto.",
        "En un ordenador, mantén juntas las teclas de los puntos y suéltalas.",
      ],
      leftDots: "Puntos 1, 2, 3",
      rightDots: "Puntos 4, 5, 6",
      listen: [
        """
        Elige una grabación y reprodúcela. Earshot guarda por dónde vas, en cada dispositivo \
        en el que entres.
        """,
        "Atrás y adelante mueven diez segundos.",
      ],
      speaking: [
        "En los ajustes, elige «Uso un lector de pantalla» si tienes uno: así solo habla tu lector.",
        "Elige «Háblame» si no tienes ninguno.",
      ],
      mobileReadersHeading: "VoiceOver y TalkBack",
      mobileReaders: [
        """
        Muévete por encabezados y regiones: cada página tiene un encabezado principal y las \
        capacidades están siempre en el mismo orden.
        """
      ],
      desktopReadersHeading: "NVDA, JAWS, Orca y Narrador",
      desktopReaders: [
        "Para el panel de braille pasa al modo foco, para que las letras lleguen a la página."
      ],
      focusInNVDA: "Modo foco en NVDA",
      cursorInJAWS: "Cursor virtual en JAWS",
      focusInOrca: "Modo foco en Orca",
      scanInNarrator: "Modo de escaneo en Narrador"))
}
