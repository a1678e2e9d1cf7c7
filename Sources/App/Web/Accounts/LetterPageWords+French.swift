// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterPageWords {
  static let french = Edition(
    LetterPageWords(
      title: "Messages par e-mail",
      lead: "Earshot peut vous envoyer un message quand quelque chose vous attend.",
      addressTitle: "Votre adresse",
      isConfirmed: "Elle est confirmée.",
      isNotConfirmed:
        "Elle n’est pas encore confirmée. Nous y avons envoyé un message : ouvrez le lien qu’il contient et confirmez. D’ici là, aucun autre message n’arrive.",
      isNotAsked:
        "Elle n’est pas encore confirmée. Si vous choisissez « Oui », nous y envoyons un message pour la confirmer.",
      askAgain: "Envoyer de nouveau ce message",
      noAddress: "Votre compte n’a pas encore d’adresse e-mail. Ajoutez-en d’abord une.",
      question: "Me prévenir par e-mail",
      questionHint:
        "Quand une lecture est prête pour vous, quand un de vos enregistrements a été accepté ou est redemandé, et avant la fin de votre délai pour un texte. Aucun message ne contient un titre ou un texte.",
      yes: "Oui",
      no: "Non",
      save: "Enregistrer",
      chooseOne: "Choisissez oui ou non.",
      isTold: "Vous recevrez des messages par e-mail.",
      notTold: "Vous ne recevrez pas de messages par e-mail.",
      addressAsked:
        "Nous avons envoyé un message à votre adresse. Ouvrez le lien qu’il contient pour la confirmer.",
      confirmTitle: "Confirmez votre adresse",
      confirmLead:
        "Une fois confirmée, cette adresse pourra recevoir les messages d’Earshot.",
      confirmAct: "Confirmer l’adresse",
      confirmedTitle: "L’adresse est confirmée",
      confirmedLead: "Elle peut désormais recevoir les messages d’Earshot.",
      endedLead:
        "Un lien marche une seule fois, pendant 24 heures, et seulement le plus récent. Vous pouvez en faire envoyer un autre."
    ))
}
