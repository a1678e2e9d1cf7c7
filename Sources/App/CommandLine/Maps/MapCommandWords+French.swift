// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapCommandWords {
  static let french = Edition(
    MapCommandWords(
      importSummary: "Faire une carte pour marcher à partir d’un fichier d’OpenStreetMap.",
      reportSummary: "Dire ce qu’une carte contient et ce qu’elle ne sait pas.",
      name: "Comment la carte s’appelle.",
      area:
        "Seulement cette zone : ouest, sud, est, nord en degrés, ou le nom d’une zone du fichier.",
      places:
        "Vos propres lieux à mettre sur la carte, en GeoJSON : ils remplacent ceux du même nom à moins de 150 mètres.",
      json: "Afficher les nombres comme un objet JSON.",
      output:
        "Le paquet à écrire ; sinon, NAME.walkmap dans le dossier maps des données.",
      data: "Le dossier des données ; data par défaut.",
      language: "La langue de la réponse ; par défaut, celle du système.",
      importDiscussion: """
        FILE finit par .osm.pbf, .osm ou .osm.gz. Le paquet est un fichier compact avec chemins, passages, marches,
        entrées et lieux. Les données d’OpenStreetMap sont © OpenStreetMap contributors, sous licence ODbL ; le paquet
        le dit.
        Un serveur propose les paquets de son dossier de données une fois redémarré.
        """,
      reportDiscussion:
        "Elle prend un paquet, ou un fichier d’OpenStreetMap comme earshot map import.",
      saved: "Écrit dans {file} : {bytes} octets.",
      ownPlaces:
        "Vos propres lieux : {added} ajoutés, {replaced} à la place d’un lieu de la carte.",
      placesOutside:
        "Vos lieux à plus d’un kilomètre de la carte, laissés de côté : {count}.",
      cutWays:
        "Chemins coupés, car le fichier n’a pas tous leurs points : {count}. Rien ne franchit les trous.",
      // What is wrong
      missingName: "L’option --name manque : dites comment la carte s’appelle.",
      wrongName:
        "« {name} » ne peut pas être le nom d’un fichier du dossier des données. Prenez au plus 64 lettres de a à z, chiffres, - et _, ou nommez un fichier avec -o.",
      wrongArea: "L’option --area : {problem}",
      areaOfPack: "Un paquet ne se découpe pas. Donnez --area à l’importation."))
}
