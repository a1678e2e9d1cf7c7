// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension RouteSessionWords {
  /// The words in Spanish.
  public static let spanish = Edition(
    RouteSessionWords(
      loading: "El mapa se está cargando.",
      noMap: "No se pudo cargar el mapa. Comprueba la conexión y carga la página de nuevo.",
      changedMap: "El mapa ha cambiado entretanto. Vuelve a cargar esta página.",
      choosePlace: "Elige un lugar de la lista.",
      noWay: "Elige primero un lugar y busca el camino.",
      firstStep: "Este es el primer paso.",
      lastStep: "Este es el último paso.",
      step: "Paso {number} de {count}.",
      left: "Quedan unos {distance}, unos {time}.",
      wrongStep: "Un paso mide entre 20 y 150 centímetros. Cambia su longitud.",
      tooManyStops: "Un camino lleva a diez lugares como máximo.",
      sameStop: "El camino ya lleva allí. Elige otro lugar.",
      rehearsing: "Recorres el camino en la mente.",
      stoppedRehearsal: "El ensayo se ha parado.",
      stopped: "Parado. Tu posición ya no se usa.",
      rehearse: "Ensayar el camino",
      stopRehearsing: "Parar el ensayo",
      turnBeaconOn: "Activar el sonido de delante",
      turnBeaconOff: "Quitar el sonido de delante",
      beaconIsOn: "El sonido de delante está activado. Viene de donde sigue el camino.",
      beaconIsOff: "El sonido de delante está quitado.",
      maySleep:
        "La pantalla puede apagarse, y entonces no se te guía. Mantenla encendida en los ajustes de tu dispositivo.",
      record: "Grabar un camino",
      stopRecording: "Parar y guardar el camino",
      recording: "El camino se graba mientras lo recorres. Deja esta página abierta.",
      nothingRecorded:
        "No se grabó nada: la posición no se conocía bien, o caminaste menos de 10 metros.",
      wayKept: "Guardado en este dispositivo: {name}.",
      wayRemoved: "Eliminado: {name}.",
      wayNumber: "Camino {number}",
      wayRow: "{name}, unos {distance}",
      tooManyWays: "Tienes 20 caminos. Elimina uno primero.",
      noSuchWay: "Ese camino ya no está.",
      noFile: "No se pudo leer este archivo: no es texto, o pasa de 1 MB.",
      noWayInFile:
        "En este archivo no hay ningún camino: un recorrido o una ruta de al menos 10 metros."))
}
