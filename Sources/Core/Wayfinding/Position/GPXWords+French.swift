// SPDX-License-Identifier: Apache-2.0

import Speaking

extension GPXWords {
  static let french = Edition(
    GPXWords(
      empty: "Ce fichier est vide. Choisissez un fichier GPX.",
      tooLarge:
        "Ce fichier dépasse {megabytes} Mo. Divisez-le ou exportez moins de trajets à la fois.",
      notGPX:
        "Ceci n’est pas un fichier GPX. Exportez le trajet ou l’itinéraire en GPX et choisissez ce fichier.",
      version: "Ce fichier est du GPX {version}. Exportez-le en GPX 1.1 ou 1.0.",
      encoding: "Ce fichier est écrit en {encoding}. Enregistrez-le en UTF-8.",
      notUTF8: "Ligne {line} : ce n’est pas du texte UTF-8. Enregistrez le fichier en UTF-8.",
      documentType:
        "Ligne {line} : le fichier déclare un type de document (<!DOCTYPE). Retirez cette déclaration.",
      malformed: "Ligne {line} : le fichier est abîmé ici. Exportez-le de nouveau.",
      truncated:
        "Le fichier s’arrête trop tôt, à la ligne {line}. Copiez-le ou exportez-le de nouveau.",
      position:
        "Ligne {line} : un point a besoin d’une latitude de -90 à 90 et d’une longitude de -180 à 180. Corrigez-le ou retirez le point.",
      number: "Ligne {line} : il faut un nombre ici. Corrigez-le ou retirez-le.",
      time:
        "Ligne {line} : il faut ici une heure comme 2026-03-01T18:30:00Z. Corrigez-la ou retirez-la.",
      tooMany:
        "Ce fichier a plus de {limit} points. Divisez-le ou exportez moins de trajets à la fois."
    ))
}
