// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapReadingWords {
  static let spanish = Edition(
    MapReadingWords(
      unreadable: "No se puede leer. Comprueba que tienes permiso.",
      tooLarge: "Pasa de {megabytes} MB. Toma el archivo de un país o una región menor.",
      unknownFormat:
        "Esto no es un archivo de OpenStreetMap. Da uno que termine en .osm.pbf, .osm u .osm.gz.",
      damaged:
        "Este archivo de OpenStreetMap está dañado o acaba antes de tiempo. Descárgalo de nuevo.",
      tooMuch: "Contiene más de lo que cabe en un mapa. Elige una zona con --area.",
      tooSlow:
        "Leerlo llevó más de {seconds} segundos. Toma el archivo de un país o una región menor.",
      missing:
        "Hace falta el programa {program} para leer mapas. Instala el paquete {package}.",
      failed: "El programa que lee mapas falló: {reason}",
      empty: "No contiene nada.",
      emptyArea:
        "No hay nada en esta zona. Revisa los números: oeste, sur, este, norte.",
      noWalkableWay:
        "No contiene ningún camino por el que se ande. Elige otra zona u otro archivo.",
      waysWithoutNodes:
        "Contiene caminos, pero no los puntos por los que pasan. Expórtalo de nuevo, con todos los nodos.",
      noSuchArea:
        "Ninguna zona del archivo se llama «{name}». Da cuatro números: oeste, sur, este, norte.",
      noSuchAreaBut: "Ninguna zona del archivo se llama «{name}». ¿Querías decir {names}?",
      severalAreas:
        "{count} zonas del archivo se llaman «{name}». Elige una con --area: {choices}.",
      cutArea:
        "El archivo solo tiene una parte del borde de {id}. Da cuatro números: oeste, sur, este, norte; o usa un archivo que lo tenga entero."
    ))
}
