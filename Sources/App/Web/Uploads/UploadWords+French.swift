// SPDX-License-Identifier: Apache-2.0

import Speaking

extension UploadWords {
  static let french = Edition(
    UploadWords(
      badHeaders:
        "Les en-têtes de l’envoi sont incompréhensibles. Envoyez-les comme le dit tus 1.0.",
      notThere:
        "Cet envoi n’existe pas, ou vous n’avez pas pris sa demande. Il a peut-être expiré. Commencez-en un autre.",
      wrongPlace:
        "Cela ne correspond pas à ce qui est arrivé jusqu’ici. Demandez où en est l’envoi, puis continuez de là.",
      otherVersion:
        "Ici, les envois se font avec tus 1.0.0. Envoyez l’en-tête Tus-Resumable: 1.0.0.",
      wrongType: "Envoyez les octets avec le type application/offset+octet-stream.",
      wrongTakes:
        "Envoyez au moins une prise, au plus autant qu’une lecture peut en avoir, chacune une seule fois.",
      tooMany:
        "Vous avez autant d’envois en cours qu’une personne peut en avoir. Terminez-en ou retirez-en un d’abord.",
      changedOnTheWay:
        "Les octets ont changé en chemin, et aucun n’a été gardé. Envoyez-les de nouveau."))
}
