// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OfflineWords {
  static let spanish = Edition(
    OfflineWords(
      title: "Sin red",
      lead:
        "Lo que abres con red se guarda en este dispositivo y funciona sin ella. No se guarda nada de tu cuenta.",
      needsScript:
        "Un script guarda las páginas. En este navegador no se ejecuta ninguno, así que no se guarda nada.",
      frame: "Primera página, ayuda y ajustes",
      map: "Mapa: {name}",
      chart: "Gráfico: {title}",
      keep: "Guardar",
      free: "Liberar",
      keepAll: "Guardar todo",
      freeAll: "Liberar todo",
      present: "Guardado: {size}",
      absent: "No guardado",
      total: "Guardado en este dispositivo: {size} en total.",
      nothing: "No hay nada guardado en este dispositivo.",
      keeping: "Se está guardando. Puede tardar un minuto.",
      isKept: "Está guardado.",
      freed: "Está liberado.",
      again: "Lo que liberas se guarda otra vez cuando lo abres.",
      full: "No queda sitio en este dispositivo. Libera algo y prueba otra vez.",
      failed: "No se pudo guardar. Prueba otra vez cuando haya red.",
      unable:
        "Este navegador no guarda páginas aquí. Puede ser una ventana privada, o la dirección no empieza por https.",
      longer: "Guardarlo más tiempo",
      mayGo: "Cuando falta sitio en el dispositivo, el navegador puede liberar lo guardado.",
      persist: "Pedir al navegador que lo deje",
      persisted: "El navegador lo deja hasta que lo liberes tú.",
      refused:
        "El navegador no aceptó. Pídelo otra vez cuando hayas usado Earshot unos días o lo tengas en la pantalla de inicio.",
      unkept: "Estás sin conexión",
      unkeptLead:
        "Esta página no se guardó en este dispositivo. Cuando vuelva a haber red, prueba otra vez.",
      works: "Qué funciona sin red",
      tryAgain: "Probar otra vez",
      isCopy: "La red no responde. Esta página estaba guardada en este dispositivo.",
      mapIsKept: "Este mapa está guardado en este dispositivo: {size}. Funciona sin red.",
      newVersion: "Hay una nueva versión de Earshot lista.",
      useNow: "Usarla ahora",
      more: "Qué funciona sin red"))
}
