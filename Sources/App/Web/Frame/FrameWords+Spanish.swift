// SPDX-License-Identifier: Apache-2.0

import Speaking

extension FrameWords {
  static let spanish = Edition(
    FrameWords(
      homeTitle: "Earshot: vivir de oído",
      skip: "Saltar al contenido principal",
      abilities: "Menú principal",
      personal: "Ajustes y cuenta",
      settings: "Ajustes",
      signIn: "Entrar",
      signUp: "Crear cuenta",
      signOut: "Cerrar sesión",
      more: "Más",
      help: "Ayuda",
      about: "Sobre Earshot",
      languages: "Idioma",
      errorInTitle: "Error.",
      read: "Que me lean",
      walk: "Caminar",
      charts: "Gráficos",
      braille: "Braille",
      listen: "Mis grabaciones",
      readSentence: "Pide cualquier texto. Una persona te lo lee.",
      walkSentence: "Elige un lugar. Oye a qué distancia está y hacia dónde.",
      chartsSentence: "Oye un gráfico como sonido y léelo en palabras.",
      brailleSentence: "Escribe braille con seis dedos sobre el cristal.",
      listenSentence: "Reproduce tus grabaciones y sigue donde lo dejaste."))
}
