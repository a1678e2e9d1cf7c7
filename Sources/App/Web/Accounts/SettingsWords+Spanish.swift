// SPDX-License-Identifier: Apache-2.0

import Speaking

extension SettingsWords {
  static let spanish = Edition(
    SettingsWords(
      title: "Ajustes",
      lead: "Valen en este dispositivo y dondequiera que entres con tu cuenta.",
      save: "Guardar los ajustes",
      savedAtOnce: "Guardado.",
      savedForLater: "Guardado. Vale desde la página siguiente.",
      notSaved: "Esto no se ha guardado. Elige «Guardar los ajustes».",
      saved: "Tus ajustes están guardados.",
      speaks: "Ahora Earshot te habla. F8 lo hace callar.",
      isSilent: "Ahora Earshot calla. F8 lo hace hablar otra vez.",
      speaking: "Cómo te habla Earshot",
      speakingHint: "Nunca hay más de una voz a la vez.",
      screenReader: "Habla tu lector de pantalla, o nadie",
      screenReaderHint: """
        Tu propio lector de pantalla lo dice todo, con su voz y su velocidad. Sin él no \
        se dice nada.
        """,
      selfVoicing: "Earshot te habla",
      selfVoicingHint:
        "Earshot te lee cada página. Elígelo si no tienes lector de pantalla.",
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
