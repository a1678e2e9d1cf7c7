// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartKeepingWords {
  static let spanish = Edition(
    ChartKeepingWords(
      save: "Guardar y compartir",
      onDevice: "Se crea en este dispositivo. No se envía nada.",
      wave: "Sonido (WAV)",
      text: "Descripción (texto)",
      tactile: "Páginas táctiles (SVG)",
      picture: "Imagen (SVG)",
      notes: "Notas (MIDI)",
      track: "Texto sincronizado (WebVTT)",
      wave24: "WAV, 24 bits",
      waveFloat: "WAV, coma flotante",
      moreForms: "Más formatos de sonido",
      onServer:
        "Estos los crea el servidor: para ello se le envían los datos. No guarda nada de ellos.",
      flac: "Sin pérdida y más pequeño (FLAC)",
      opus: "Pequeño (Opus)",
      mp3: "Para cualquier reproductor (MP3)",
      saved: "Entregado a tu navegador para guardarlo",
      making: "El servidor lo está creando.",
      notMade: "No se ha podido crear el archivo. Inténtalo otra vez o abre la página de nuevo.",
      serverUnreachable:
        "No se ha podido llegar al servidor. Guárdalo en WAV o inténtalo otra vez.",
      bookmarks:
        "Los marcadores se quedan en este dispositivo y vuelven cuando abres los mismos datos.",
      forgetBookmarks: "Olvidar los marcadores de todos los gráficos",
      forgotten: "Se han olvidado todos los marcadores de este dispositivo",
      follow: "Seguir el sensor",
      following: "Siguiendo. Un tono por segundo; palabras solo cuando cambia algo importante.",
      followed: "Ya no se sigue. Los valores recibidos se conservan.",
      unreachable: "Ahora no se puede llegar al sensor. Inténtalo otra vez dentro de un minuto.",
      snapshot:
        "Estos son los últimos 30 segundos. Abre la página otra vez para tener otros más nuevos.",
      yours: "Tu gráfico",
      opening: "Abriendo tu gráfico…",
      missing: "Este gráfico no está en este dispositivo, o ya no. Abre otra vez su archivo.",
      needsScript:
        "Esta página necesita JavaScript. Sin él, abre tu archivo en la página Gráficos.",
      lately: "Gráficos que abriste hace poco",
      latelySentence:
        "Los últimos 12 se quedan en este navegador hasta que los quites. No se envía nada.",
      noneLately: "Todavía no hay ninguno. Abre un archivo o una tabla en la página Gráficos.",
      remove: "Quitar",
      removed: "Quitado",
      putBack: "Devolverlo",
      isBack: "Está de vuelta",
      cannotKeep: "Este navegador no guarda gráficos."))
}
