// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FrameWords {
  static let spanish = Edition(
    FrameWords(
      homeTitle: "Earshot: vivir de oído",
      skip: "Saltar al contenido",
      abilities: "Capacidades",
      personal: "Lo tuyo",
      settings: "Ajustes",
      signIn: "Entrar",
      signUp: "Crear cuenta",
      signOut: "Salir",
      more: "Más",
      help: "Ayuda",
      about: "Sobre Earshot",
      languages: "Idioma",
      errorInTitle: "Error.",
      read: "Leer",
      walk: "Caminar",
      charts: "Gráficos",
      braille: "Braille",
      listen: "Escuchar",
      readSentence: "Pide cualquier texto. Una persona te lo lee.",
      walkSentence: "Elige un lugar. Oye a qué distancia está y hacia dónde.",
      chartsSentence: "Oye un gráfico como sonido y léelo en palabras.",
      brailleSentence: "Escribe braille con seis dedos sobre el cristal.",
      listenSentence: "Reproduce tus grabaciones. Guardamos por dónde vas."))
}
