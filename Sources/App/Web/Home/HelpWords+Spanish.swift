// SPDX-License-Identifier: Apache-2.0

import Speaking

extension HelpWords {
  static let spanish = Edition(
    HelpWords(
      title: "Ayuda",
      lead: "Quién te habla, cómo funciona cada parte de Earshot y qué ajustar en tu dispositivo.",
      contents: "En esta página",
      keysCaption: "Teclas",
      speaking: [
        """
        Si tienes un lector de pantalla, elige «Habla tu lector de pantalla, o nadie» en los \
        ajustes. Así solo habla tu lector.
        """,
        """
        Si no tienes ninguno, pulsa F8 en cualquier página o elige «Earshot te habla» en los \
        ajustes. Entonces Earshot te lee cada página.
        """,
        """
        En «La voz propia de Earshot», en los ajustes, eliges su voz y su velocidad. Allí \
        también puedes elegir «Oír antes de confirmar»: la primera pulsación dice qué es y qué \
        hace una cosa, la segunda lo hace.
        """,
      ],
      speakingKeys: [
        Key("F8", "Earshot habla, o calla"),
        Key("Escape", "Silencio"),
        Key("Flecha abajo", "Frase siguiente"),
        Key("Flecha arriba", "Frase anterior"),
        Key("Mayúsculas+Flecha abajo", "Seguir leyendo desde aquí"),
        Key("Flecha izquierda, Flecha derecha", "Carácter anterior, carácter siguiente"),
        Key("F2", "Repetir"),
        Key("F4", "Deletrear"),
        Key("F9", "¿Dónde estoy?"),
      ],
      read: [
        """
        Crea una cuenta y elige «Quiero que me lean textos». Después abre «Que me lean» y elige \
        «Pedir una lectura».
        """,
        """
        Cuando una persona voluntaria ha enviado la grabación, está en la página de tu \
        petición y en «Mis grabaciones».
        """,
        "Puedes cancelar una petición cuando quieras y deshacerlo durante siete días.",
        "Para leer a otras personas, elige «Quiero leer para otras personas» en tu cuenta.",
      ],
      walk: [
        "Caminar no sabe de tráfico ni de obstáculos. Tu bastón, tu perro y tus oídos van primero.",
        """
        Elige un tipo de lugar y después el lugar. Earshot dice a cuánto está hacia delante o \
        atrás, y hacia tu izquierda o derecha.
        """,
        """
        Tu teléfono pregunta si puede usar tu posición y su brújula. También puedes escribir \
        una posición.
        """,
      ],
      charts: [
        "El tiempo recorre el gráfico. Un tono más agudo es un valor más alto.",
        """
        En una pantalla táctil, elige «Punto siguiente» o pasa un dedo por la imagen. Con \
        teclado, ve al gráfico y usa sus teclas.
        """,
        """
        Puedes abrir un archivo tuyo o pegar una tabla: CSV, TSV, JSON, Vega-Lite, una tabla de \
        una página web o un gráfico en SVG. No sale de tu navegador.
        """,
      ],
      chartKeys: [
        Key("Flecha izquierda, Flecha derecha", "Punto anterior, punto siguiente"),
        Key("Flecha arriba, Flecha abajo", "Serie de arriba, serie de abajo"),
        Key("Inicio, Fin", "Primer punto, último punto"),
        Key("Espacio", "Reproducir o pausar"),
        Key("Escape", "Parar"),
        Key("W", "¿Dónde estoy?"),
        Key("I", "Resumen"),
        Key("F", "Descripción completa"),
        Key("G", "Ir a un valor"),
        Key("T", "Tabla de todos los valores, y volver"),
        Key("M", "Anunciar los valores nuevos de un sensor, o no"),
        Key("H", "Lista de todas las teclas, y volver"),
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
      brailleKeys: [
        Key("F, D, S", "Puntos 1, 2, 3"),
        Key("J, K, L", "Puntos 4, 5, 6"),
      ],
      lessonHeading: "Aprender braille",
      lessonSentences: [
        "Earshot dice un signo, tú lo escribes y oyes si está bien. En un teléfono, desliza en el panel:"
      ],
      lessonSwipes: [
        Key("Arriba", "Decirlo otra vez"),
        Key("Abajo", "Saltarlo; en la práctica, decir otra vez la frase"),
        Key("Izquierda o derecha", "Decir sus puntos"),
        Key("Arriba con tres dedos", "Parar"),
      ],
      listen: [
        """
        Elige una grabación y reprodúcela. Earshot recuerda por dónde ibas, en cada dispositivo \
        en el que entres.
        """,
        "Estas teclas funcionan mientras el foco está en el reproductor.",
      ],
      listenKeys: [
        Key("K", "Reproducir o pausar"),
        Key("J", "Atrás 10 segundos"),
        Key("L", "Adelante 10 segundos"),
        Key("W", "¿Por dónde voy?"),
      ],
      mobileReadersHeading: "VoiceOver y TalkBack",
      mobileReaders: [
        """
        Muévete por encabezados y regiones: cada página tiene un encabezado principal y el \
        menú principal está siempre en el mismo orden.
        """
      ],
      desktopReadersHeading: "NVDA, JAWS, Orca y Narrador",
      desktopReaders: [
        """
        Para el panel de braille, y para las letras de los gráficos y del reproductor, pasa al \
        modo foco, para que las letras lleguen a la página. En el panel, Orca lo hace solo.
        """
      ],
      desktopKeys: [
        Key("NVDA+Espacio", "Modo foco en NVDA"),
        Key("Insert+Z", "Cursor virtual en JAWS"),
        Key("Insert+A", "Modo foco en Orca"),
        Key("Bloq Mayús+Espacio", "Modo de escaneo en Narrador"),
      ]))
}
