// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension DictationWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    DictationWords(
      allow: "Dictar nombres",
      hint:
        "Tu navegador puede enviar lo que dices a su fabricante para entenderlo. Earshot recibe solo las palabras que vuelven, y no guarda nada de tu voz.",
      dictate: "Dictar el nombre",
      isOn: "El dictado está activado. Elige «Dictar el nombre» y habla después del sonido.",
      isOff: "El dictado está desactivado.",
      listening: "Escuchando. Di el nombre.",
      stopped: "Se dejó de escuchar.",
      understood: "Entendido: {}. Cámbialo escribiendo, o elige «Ir allí».",
      refused:
        "El navegador no puede escuchar. Permite el micrófono para esta página en sus ajustes, o escribe el nombre.",
      noSpeech:
        "No se entendió nada. Prueba otra vez más cerca del micrófono, o escribe el nombre.",
      noNetwork:
        "El navegador necesita una red para entender la voz, y no la hay. Escribe el nombre.",
      noMicrophone: "No hay micrófono. Conecta uno, o escribe el nombre.",
      unable: "Este navegador no entiende la voz en este idioma. Escribe el nombre.",
      failed: "La escucha falló. Prueba otra vez, o escribe el nombre.",
      tooLong: "Eso era demasiado largo para un nombre. Di solo el nombre, o escríbelo."))
}
