// SPDX-License-Identifier: Apache-2.0

import Speaking

extension BookWarningWords {
  static let french = Edition(
    BookWarningWords(
      soundsMissing: "Du son manque et ne s’entend donc pas : {files}.",
      textsMissing: "Du texte manque : {files}.",
      outOfOrder:
        "La table des matières place « {title} » après une partie qui est lue plus tard. Les parties sont données dans l’ordre où elles sont lues.",
      entriesLost: .french(
        one: "{count} entrée de la table des matières ne mène nulle part.",
        other: "{count} entrées de la table des matières ne mènent nulle part."),
      soundWithoutText: .french(
        one:
          "{count} morceau de son n’appartient à aucun texte ; il s’entend avec le texte précédent.",
        other:
          "{count} morceaux de son n’appartiennent à aucun texte ; ils s’entendent avec le texte précédent."
      ),
      badTimes: .french(
        one: "{count} morceau de son a des temps qui n’ont pas de sens, et a été laissé de côté.",
        other:
          "{count} morceaux de son ont des temps qui n’ont pas de sens, et ont été laissés de côté."
      ),
      soundsUnreadable:
        "La durée de ce son n’a pas pu être trouvée ; il n’est pas compté : {files}.",
      soundsLost:
        "Ces fichiers portent le nom de sons et n’ont pas pu être ouverts ; ils sont laissés de côté : {files}.",
      noContents: "Il n’y a pas de table des matières ; les titres en tiennent lieu.",
      headingsGuessed: .french(
        one: "{count} ligne a été prise pour un titre.",
        other: "{count} lignes ont été prises pour des titres."),
      titleGuessed:
        "Le fichier ne dit pas son titre ; son premier titre ou son nom en tient lieu.",
      silentPictures: .french(
        one: "{count} image n’a pas de mots qui la décrivent.",
        other: "{count} images n’ont pas de mots qui les décrivent."),
      encodingGuessed:
        "Les lettres ont été lues comme {encoding}. Si elles sont fausses, enregistrez le texte en UTF-8.",
      brokenCharacters: "Certaines lettres sont abîmées dans le fichier même.",
      languageGuessed: "D’après le texte, la langue a été prise pour {language}.",
      scripted: .french(
        one: "{count} page contient un programme, qui n’est pas exécuté.",
        other: "{count} pages contiennent des programmes, qui ne sont pas exécutés."),
      comma: ", ",
      others: .french(
        one: " et {count} autre",
        other: " et {count} autres")))
}
