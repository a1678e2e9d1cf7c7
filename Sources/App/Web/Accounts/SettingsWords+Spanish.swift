// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SettingsWords {
  static let spanish = Edition(
    SettingsWords(
      title: "Ajustes",
      lead: "Valen en este dispositivo y dondequiera que entres con tu cuenta.",
      save: "Guardar los ajustes",
      saved: "Tus ajustes están guardados.",
      speaking: "Cómo te habla Earshot",
      speakingHint: "Nunca hay más de una voz a la vez.",
      silent: "No habla",
      silentHint: "Lees la pantalla. Los gráficos y grabaciones suenan cuando los reproduces.",
      screenReader: "Uso un lector de pantalla",
      screenReaderHint: "Tu lector de pantalla lo dice todo, con su voz y velocidad.",
      selfVoicing: "Háblame",
      selfVoicingHint: """
        Earshot habla por sí mismo. Elígelo si no tienes lector de pantalla. Si este \
        dispositivo no tiene voz, habla este servidor, pero nunca de dónde estás, de lo que \
        escribes ni de tus gráficos.
        """,
      rate: "Velocidad de la voz de Earshot",
      rateHint: "Vale para «Háblame», en este dispositivo.",
      slow: "Lenta",
      normal: "Normal",
      fast: "Rápida",
      fastest: "Muy rápida",
      appearance: "Apariencia",
      system: "Como este dispositivo",
      systemHint: "Clara u oscura, según tu teléfono u ordenador.",
      light: "Clara",
      lightHint: "Tinta oscura sobre papel.",
      dark: "Oscura",
      darkHint: "Texto claro sobre azul noche.",
      highContrast: "Alto contraste",
      highContrastHint: "Blanco y amarillo sobre negro.",
      size: "Tamaño del texto",
      sizeHint: "Además del zoom de tu navegador.",
      standard: "Normal",
      large: "Grande",
      larger: "Más grande",
      largest: "El doble"))
}
