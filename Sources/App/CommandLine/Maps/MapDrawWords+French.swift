// SPDX-License-Identifier: Apache-2.0

import Speaking

extension MapDrawWords {
  static let french = Edition(
    MapDrawWords(
      summary: "Dessine une carte pour les yeux ou pour les doigts.",
      area: "Seulement cette zone : ouest, sud, est, nord en degrés.",
      around: "Seulement ce qui entoure cette position ou ce lieu ; le lieu est marqué à part.",
      within: "Jusqu’à quelle distance de chaque côté ; 200 par défaut.",
      tactile: "Pour papier thermogonflé ou embosseuse : une légende en braille, puis la carte.",
      paper: "Le papier pour --tactile ; a4 par défaut.",
      output: "Le dessin à écrire ; sinon il va vers la sortie standard.",
      language: "La langue des mots et du braille ; celle du système par défaut.",
      discussion: """
        Le nord est en haut. Bâtiments, eau, parcs, rues avec leurs noms, trottoirs, escaliers, passages et lieux sont dessinés
        avec un fort contraste, clair ou sombre au choix ; rien ne se distingue par la seule couleur. Avec --tactile, les
        chemins que les doigts peuvent distinguer sont tracés sur une feuille de la taille du papier, avec des lettres
        qu’une légende en braille explique : imprimez-la à 100 %.
        """,
      paperOfPicture: "L’option --paper accompagne --tactile.",
      withinNothing: "L’option --within demande --around.",
      twoAreas: "Donnez --area ou --around, pas les deux.",
      wrongDistance: "L’option --within accepte de 20 à 20000 mètres.",
      nothing: "Cette carte n’a aucun chemin dans la zone. Vérifiez les nombres.",
      tooLarge:
        "Le dessin serait trop grand. Choisissez une zone plus petite avec --area ou --around.",
      from: "Avec --tactile : tracer le chemin depuis ici ; un lieu, depuis sa première porte.",
      to: "Où mène le chemin.",
      onlyTactile: "L’option {} est pour --tactile.",
      wantsBothEnds: "L’option {} demande un chemin : indiquez --from et --to."))
}
