// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapCommandWords {
  static let spanish = Edition(
    MapCommandWords(
      importSummary: "Hacer un mapa para caminar con un archivo de OpenStreetMap.",
      reportSummary: "Decir qué tiene un mapa y qué no sabe.",
      name: "Cómo se llama el mapa.",
      area:
        "Solo esta zona: oeste, sur, este, norte en grados, o el nombre de una zona del archivo.",
      places:
        "Lugares propios para poner en el mapa, como GeoJSON: sustituyen a los del mismo nombre a menos de 150 metros.",
      json: "Imprimir los números como un objeto JSON.",
      output:
        "El paquete que se escribe; si no se indica, NAME.walkmap en la carpeta maps de los datos.",
      data: "La carpeta de datos; data si no se indica.",
      language: "El idioma de la respuesta; el del sistema si no se indica.",
      importDiscussion: """
        FILE termina en .osm.pbf, .osm u .osm.gz. El paquete es un archivo compacto con caminos, pasos, escaleras,
        entradas y lugares. Los datos de OpenStreetMap son © OpenStreetMap contributors, con licencia ODbL; el paquete
        lo dice.
        Un servidor ofrece los paquetes de su carpeta de datos cuando se vuelve a iniciar.
        """,
      reportDiscussion:
        "Acepta un paquete, o un archivo de OpenStreetMap como earshot map import.",
      saved: "Escrito en {file}: {bytes} bytes.",
      ownPlaces: "Lugares propios: {added} añadidos, {replaced} en lugar de otros del mapa.",
      placesOutside:
        "Lugares propios que están a más de un kilómetro del mapa y no se han puesto: {count}.",
      cutWays:
        "Caminos cortados porque al archivo le faltan puntos suyos: {count}. Nada cruza los huecos.",
      // What is wrong
      missingName: "Falta la opción --name: di cómo se llama el mapa.",
      wrongName:
        "«{name}» no puede ser el nombre de un archivo de la carpeta de datos. Usa hasta 64 letras de la a a la z, cifras, - y _, o indica un archivo con -o.",
      wrongArea: "La opción --area: {problem}",
      areaOfPack: "Un paquete no se puede recortar. Indica --area al importarlo."))
}
