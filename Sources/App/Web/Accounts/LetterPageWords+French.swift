// SPDX-License-Identifier: Apache-2.0

import Speaking

extension LetterPageWords {
  static let french = Edition(
    LetterPageWords(
      title: "Avertir par e-mail",
      lead: "Earshot peut vous envoyer un message quand quelque chose vous attend.",
      addressTitle: "Votre adresse",
      isConfirmed: "Elle est confirmée.",
      isNotConfirmed:
        "Elle n’est pas encore confirmée. Les messages arriveront quand vous aurez ouvert le lien du message qui y a été envoyé.",
      askAgain: "Envoyer de nouveau ce message",
      noAddress:
        "Votre compte n’a pas d’adresse e-mail à laquelle on peut envoyer des messages. Ajoutez-en une dans votre profil.",
      question: "M’avertir par e-mail",
      questionHint:
        "Quand une lecture est prête pour vous, quand un de vos enregistrements a été accepté ou est redemandé, et avant la fin de votre délai pour un texte. Aucun message ne contient un titre ou un texte.",
      yes: "Oui",
      no: "Non",
      save: "Enregistrer",
      chooseOne: "Choisissez oui ou non.",
      isTold: "Vous recevrez des messages.",
      notTold: "Vous ne recevrez pas de messages.",
      addressAsked:
        "Un message a été envoyé à votre adresse. Ouvrez le lien qu’il contient pour confirmer l’adresse.",
      confirmTitle: "Confirmez votre adresse e-mail",
      confirmLead:
        "Choisissez le bouton, et les messages d’Earshot pourront arriver à cette adresse.",
      confirmAct: "Confirmer l’adresse",
      confirmedTitle: "L’adresse est confirmée",
      confirmedLead: "Les messages d’Earshot peuvent désormais y arriver.",
      endedLead:
        "Un lien marche une seule fois, pendant 24 heures, et seulement le plus récent. Vous pouvez en faire envoyer un autre."
    ))
}
