// SPDX-License-Identifier: Apache-2.0

public import Speaking

extension NoteWords {
  /// The words in French.
  public static let french = Edition(
    NoteWords(
      readAs: "le texte a été lu en {encoding}",
      brokenCharacters:
        "certains caractères sont abîmés et apparaissent comme des points d’interrogation",
      rowsLeftOut: "laissées de côté, faute de place connue\u{A0}: {rows}",
      seriesLeftOut: "laissées de côté, car trop nombreuses\u{A0}: {series}",
      samePlace: "au même endroit qu’un autre\u{A0}: {points}",
      infinite: "infinies, et donc comptées comme manquantes\u{A0}: {values}",
      binned: "les intervalles ont été comptés à partir de {values}",
      otherParts: "autres tableaux ou images avec des données sur la même page\u{A0}: {number}",
      // Columns
      unused: "colonnes non utilisées\u{A0}: {columns}",
      more: .french(one: "{count} autre", other: "{count} autres"),
      otherScale:
        "sur une autre échelle, et audibles si leurs colonnes sont choisies\u{A0}: {columns}",
      columnsShown: .french(
        one: "{count} colonne de valeurs sur {all} est affichée.",
        other: "{count} colonnes de valeurs sur {all} sont affichées."),
      chooseOthers: "Choisissez-en d’autres sous «\u{A0}{part}\u{A0}», plus bas.",
      readOtherwise: "Lire les données autrement",
      // What was assumed
      noHeader:
        "la première ligne contient des valeurs, donc les colonnes ont des numéros pour noms",
      rowsNumbered: "rien ne dit où se trouvent les valeurs, donc les lignes sont numérotées",
      map:
        "{x} et {y} sont des lieux sur la carte\u{A0}: à droite se trouve l’est, et en haut le nord",
      sorted: "les points ont été mis dans l’ordre de {x}",
      dates: "les dates comme 3/4/2024 sont lues comme le {date}",
      dayFirst: "3 avril",
      monthFirst: "4 mars",
      datesInstead: "Lire ces dates comme le {date}",
      cut:
        "la ligne {line} a moins de cellules que les autres\u{A0}: le fichier est peut-être coupé à cet endroit",
      // How exactly a picture was read
      toldByPicture: "les valeurs sont celles que l’image elle-même donne de ses parties",
      valuesWithin: "les valeurs ont été lues sur l’image, à environ {error} près",
      placesWithin: "les positions sur {name} ont été lues sur l’image, à environ {error} près"))
}
