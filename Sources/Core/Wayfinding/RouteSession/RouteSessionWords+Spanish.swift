// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteSessionWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    RouteSessionWords(
      loading: "El mapa se está cargando.",
      noMap: "No se pudo cargar el mapa. Comprueba la conexión y carga la página de nuevo.",
      choosePlace: "Elige un lugar de la lista.",
      noWay: "Elige primero un lugar y busca el camino.",
      firstStep: "Este es el primer paso.",
      lastStep: "Este es el último paso.",
      step: "Paso {number} de {count}.",
      left: "Quedan unos {distance}, unos {time}.",
      rehearsing: "Recorres el camino en la mente.",
      stoppedRehearsal: "El ensayo se ha parado.",
      stopped: "Parado. Tu posición ya no se usa.",
      rehearse: "Ensayar el camino",
      stopRehearsing: "Parar el ensayo"))
}
