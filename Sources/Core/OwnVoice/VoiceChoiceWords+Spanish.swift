// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension VoiceChoiceWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    VoiceChoiceWords(
      question: "¿Quién te habla?",
      questionHint: "Puedes cambiarlo en cualquier momento: con la tecla F8 o en los ajustes.",
      screenReaderSpeaks: "Habla mi lector de pantalla",
      earshotSpeaks: "Earshot me habla",
      nobodySpeaks: "No habla nadie: veo la pantalla",
      hearSample: "Oír la voz de Earshot",
      askedAloud: """
        Te damos la bienvenida a Earshot. ¿Quién te habla? Si esta es la única voz que oyes, \
        pulsa otra vez el mismo sitio o la barra espaciadora y Earshot te hablará desde \
        ahora. Pulsa 1 si habla tu lector de pantalla, 2 para Earshot, 3 si no debe hablar \
        nadie.
        """,
      askedByTouch: """
        Te damos la bienvenida a Earshot. ¿Quién te habla? {touched} Si esta es la única voz \
        que oyes, pulsa un sitio vacío y Earshot te hablará desde ahora.
        """,
      touchedAnswer: "Has pulsado: {name}. Pulsa otra vez para elegirlo.",
      touchedOther: "Has pulsado: {name}. Pulsa otra vez para hacerlo.",
      title: "La voz propia de Earshot",
      lead: "Cada elección se aplica enseguida, en este dispositivo, y la oyes.",
      voice: "Voz",
      deviceChooses: "Que elija este dispositivo",
      noVoice: """
        Donde este dispositivo no tiene voz en español, habla este servidor, pero nunca \
        sobre dónde estás, lo que escribes o tus gráficos: eso se muestra y no se dice. \
        Puedes añadir una voz en los ajustes de tu dispositivo.
        """,
      noVoiceHere: "Este dispositivo no tiene voz en español",
      rate: "Velocidad",
      pitch: "Tono",
      volume: "Volumen",
      echo: "Mientras escribes",
      echoCharacters: "Decir cada carácter",
      echoWords: "Decir cada palabra",
      echoBoth: "Decir caracteres y palabras",
      echoNothing: "No decir nada",
      hearsFirst: "Oír antes de confirmar",
      hearsFirstHint: """
        La primera pulsación dice qué es una cosa y qué hace. La segunda lo hace. Desliza un \
        dedo por la página para oír lo que hay debajo.
        """,
      needsScripts: """
        La voz propia de Earshot necesita JavaScript, que está desactivado en este \
        navegador.
        """,
      sample: "Así te habla Earshot.",
      percent: "{count} por ciento",
      bar: "Lectura",
      next: "Siguiente",
      previous: "Atrás",
      again: "Repetir",
      whereAmI: "¿Dónde?",
      silence: "Silencio"))
}
